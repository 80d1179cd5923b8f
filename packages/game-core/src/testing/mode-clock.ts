import { modeStatus, step, wakeAt } from '../game'
import { gameMode } from '../modes'
import { isRunning, must, statusOf } from './look'
import { HOST_TAB, type Play, play } from './play'

/** What a mode does with time: wakes, pauses. */

export function doesNotSpin(game: Play): void {
  const due = game.wakeAt
  if (due === null) return
  const now = Math.max(due, game.now)
  const done = step(game.setup, game.game, { type: 'wake' }, now)
  must(done.ok, 'a wake was refused')
  if (!done.ok || game.game.settledAt !== null) return
  const next = wakeAt(game.setup, done.game, now)
  must(next === null || next > now, `woken at ${now}, due again at ${next}`)
}

export function opensNothingPaused() {
  let before: { index: number; state: string } | null = null
  return (game: Play) => {
    if (!isRunning(game) || !game.game.paused) {
      before = null
      return
    }
    const { moment } = statusOf(game)
    const woken = step(game.setup, game.game, { type: 'wake' }, game.now + 300_000)
    if (woken.ok && woken.game.status === 'in_progress' && woken.game.paused) {
      const after = modeStatus(game.setup, woken.game, game.now + 300_000).moment
      must(after?.index === moment?.index, 'a question opens without the host')
      if (moment === null) {
        const same = JSON.stringify(woken.game.mode) === JSON.stringify(game.game.mode)
        must(same, 'time goes on without the host')
      }
    }
    must(before === null || moment === null || before.index === moment.index, 'goes on paused')
    before = { index: moment?.index ?? 0, state: '' }
  }
}

/** What is left of a time is left after a pause. Where a class waits, its deadline stands. */
export function clockStandsStill(id: string): void {
  if (gameMode(id).manifest.pace !== 'self') return
  const game = play({ mode: id, players: ['ana', 'ben', 'cleo'] })
  const due = game.later(1_000).now && statusOf(game).wakeAt
  if (due === null) return
  const left = due - game.now
  game.loseHost(HOST_TAB).later(15_000)
  const pausedAfter = 15_000
  must(game.game.paused, 'is not paused')
  must(statusOf(game).wakeAt === null, 'its clock runs on')
  game.later(600_000).hostBack()
  must((statusOf(game).wakeAt ?? 0) - game.now === left - pausedAfter, 'lost time in a pause')
}
