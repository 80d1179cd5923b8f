import { clampedStandings, modeStatus, resultPost, step, wakeAt } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { must } from '@pathquest/core/testing/contract-check'
import { sortedJson } from '@pathquest/core/testing/plain'
import { testSetup } from '@pathquest/core/testing/setup'
import { gameMode } from '../game-rules'
import { isRunning, statusOf } from './look'
import { HOST_TAB, type Play, play } from './play'
import { botMove } from './session'

/** How a mode handles time: wakes, pauses. */

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
    const { currentQuestion } = statusOf(game)
    const woken = step(game.setup, game.game, { type: 'wake' }, game.now + 300_000)
    if (woken.ok && woken.game.status === 'in_progress' && woken.game.paused) {
      const after = modeStatus(game.setup, woken.game, game.now + 300_000).currentQuestion
      must(after?.index === currentQuestion?.index, 'a question opens without the host')
      if (currentQuestion === null) {
        const same = JSON.stringify(woken.game.mode) === JSON.stringify(game.game.mode)
        must(same, 'time goes on without the host')
      }
    }
    must(
      before === null || currentQuestion === null || before.index === currentQuestion.index,
      'goes on paused',
    )
    before = { index: currentQuestion?.index ?? 0, state: '' }
  }
}

/** Moments of a game at which a pause may begin: at the start, after answers, and later on. */
const PROBES: readonly ((game: Play) => Play)[] = [
  (game) => game.later(1_000),
  (game) => withMoves(game.later(1_000), ['ana']),
  (game) => withMoves(game.later(13_300), ['ana', 'ben']).later(700),
  (game) => withMoves(game.later(2_000), ['ana', 'ben', 'cleo']).later(40_100),
]

const CLASS = ['ana', 'ben', 'cleo']

/** Each player makes one move by the bot, if it has one. */
function withMoves(game: Play, players: readonly string[]): Play {
  const random = seededRandom('moves')
  for (const playerId of players) {
    const move = game.isOver ? null : botMove(game, playerId, random)
    if (move) game.send(move)
  }
  return game
}

const leftMs = (game: Play): number | null => {
  const { wakeAt: due } = statusOf(game)
  return due === null ? null : due - game.now
}

const scoresOf = (game: Play): string =>
  JSON.stringify(clampedStandings(game.setup, game.game, game.now))

/** Answers as they would be settled now, without absolute times. */
function answersNow(game: Play): string {
  if (!game.isOver) game.host('end')
  const { answers } = resultPost(game.setup, game.game, 'result')
  return sortedJson(answers.map(({ answeredAt: _, ...answer }) => answer))
}

/** Plays the same class twice, once with a pause in between: only absolute times may differ. */
function sameAfterPause(
  id: string,
  probe: (game: Play) => Play,
  pauses: { plain(game: Play): Play; paused(game: Play): Play },
): void {
  const begun = () => probe(play({ mode: id, players: CLASS }))
  const plain = pauses.plain(begun())
  if (plain.isOver) return
  const paused = pauses.paused(begun())
  must(leftMs(paused) === leftMs(plain), `lost time in a pause: ${leftMs(paused)} ms are left`)
  must(scoresOf(paused) === scoresOf(plain), 'scores moved in a pause')
  for (const game of [plain, paused]) withMoves(game.later(1_000), CLASS)
  must(leftMs(paused) === leftMs(plain), 'goes on differently after a pause')
  must(answersNow(paused) === answersNow(plain), 'a pause counts as thinking')
}

/** A pause of the host stops all timers of a mode; resuming restores them. */
export function stopsInPauseOfHost(id: string): void {
  for (const probe of PROBES) {
    sameAfterPause(id, probe, {
      plain: (game) => game,
      paused: (game) => {
        game.host('pause')
        must(statusOf(game).wakeAt === null, 'something is due in a pause of the host')
        return game.later(3_600_000).host('resume')
      },
    })
  }
}

const WATCHED_MS = 2 * 3_600_000

/** How long it takes until the class is on something else without any move; null: forever. */
function advancesAfterMs(id: string, timeStretch: number | null): number | null {
  const game = play({ mode: id, players: ['ana', 'ben', 'cleo'], timeStretch })
  const [start, { beat }] = [game.now, game.game]
  while (game.game.beat === beat) {
    const due = game.wakeAt
    if (due === null || due > start + WATCHED_MS) return null
    game.later(Math.max(0, due - game.now))
  }
  return game.now - start
}

/** For a mode with time limits: stretching doubles them, and untimed nothing happens by itself. */
export function stretchesItsTimes(id: string): void {
  if (!gameMode(id).manifest.asks.includes('time')) return
  const { lateGraceMs } = testSetup()
  for (const probe of PROBES) {
    const begun = (timeStretch: number | null) =>
      probe(play({ mode: id, players: CLASS, timeStretch }))
    const [plain, twice] = [leftMs(begun(1)), leftMs(begun(2))]
    // The due event may differ by then: it must be later by the elapsed time.
    if (plain !== null && probe === PROBES[0]) {
      must(twice !== null && twice >= 2 * plain - lateGraceMs, `${plain} ms, stretched ${twice}`)
    }
    must(leftMs(begun(null)) === null, 'untimed, something is due by itself')
  }
  const result = (timeStretch: number | null) => leftMs(withMoves(begunAt(id, timeStretch), CLASS))
  const [plain, twice] = [result(1), result(2)]
  if (plain !== null) must((twice ?? 0) > plain, 'what follows a move is not stretched')
  const turns = advancesAfterMs(id, 1)
  if (turns === null) return
  const twiceTurns = advancesAfterMs(id, 2)
  must(
    twiceTurns !== null && twiceTurns >= 2 * turns - lateGraceMs,
    `${turns} ms, stretched ${twiceTurns}`,
  )
  must(advancesAfterMs(id, null) === null, 'untimed, it goes on by itself')
}

const begunAt = (id: string, timeStretch: number | null): Play =>
  play({ mode: id, players: CLASS, timeStretch }).later(1_000)

/** For a mode that allows skipping: the question closes, and nobody scores by it. */
export function skipCountsForNobody(id: string): void {
  const random = seededRandom('skip')
  const game = play({ mode: id, players: ['ana', 'ben', 'cleo'] }).later(1_000)
  const { allows, currentQuestion } = statusOf(game)
  if (!allows?.includes('skip') || currentQuestion === null) return
  const before = JSON.stringify([game.hostView.leaderboard, game.hostView.teams])
  const move = botMove(game, 'ana', random)
  if (move) game.send(move)
  game.host('skip')
  must(statusOf(game).currentQuestion?.phase !== 'open', 'a skipped question stays open')
  must(
    JSON.stringify([game.hostView.leaderboard, game.hostView.teams]) === before,
    'a skipped question counts',
  )
  game.host('end')
  const question = game.setup.questions[currentQuestion.index]?.id
  const { answers } = resultPost(game.setup, game.game, 'result')
  must(!answers.some(({ questionId }) => questionId === question), 'its answers are settled')
}

const ABSENT_AFTER_MS = 15_000

/** The time left is preserved by a pause. Where a class waits, the deadline stays. */
export function clockStops(id: string): void {
  if (gameMode(id).manifest.pace !== 'self') return
  for (const probe of PROBES) {
    const absent = (game: Play) => {
      game.loseHost(HOST_TAB).later(ABSENT_AFTER_MS)
      if (game.isOver) return game
      must(game.game.paused, 'is not paused')
      must(statusOf(game).wakeAt === null, 'its clock runs on')
      return game.later(600_000)
    }
    sameAfterPause(id, probe, {
      plain: (game) => game.later(ABSENT_AFTER_MS),
      paused: (game) => absent(game).hostBack(),
    })
    // The time of an answer given while the host is gone ends when the clock stopped.
    const answered = (game: Play) => answersNow(withMoves(game, CLASS))
    const plain = probe(play({ mode: id, players: CLASS })).later(ABSENT_AFTER_MS)
    const paused = absent(probe(play({ mode: id, players: CLASS })))
    if (plain.isOver || paused.isOver) continue
    must(answered(paused) === answered(plain), 'a pause counts as thinking')
  }
}
