import { resultPost } from '@pathquest/core/game'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../../testing/play'
import type { PhaseView } from '../rounds/phase-view'

const CLASS = ['ana', 'ben', 'cleo', 'dan', 'eve']
const CHOOSE_MS = 15_000
const GRACE_MS = 500

const game = (change: PlayOptions = {}) =>
  play({ mode: 'common_ground', players: CLASS, modeSettings: { pairs: 5 }, ...change })
const phase = (played: Play) =>
  (played.screenView.own as unknown as { phase: PhaseView | null }).phase
const phaseName = (played: Play) => phase(played)?.name ?? 'shown'
const choose = (played: Play, ids: readonly string[] = CLASS) => {
  for (const id of ids) played.send(played.moveOf(id, 'choose', { side: 'first' }))
  return played
}
const guess = (played: Play, ids: readonly string[] = CLASS) => {
  for (const id of ids) played.send(played.moveOf(id, 'guess', { tens: 5 }))
  return played
}
const roundOf = (played: Play) => (played.screenView.own as unknown as { index: number }).index
const players = (played: Play) => resultPost(played.setup, played.game, 'result').players

describe('rounds without a question', () => {
  it('[BR1] goes from phase to phase, and leaves out one without anything to choose', () => {
    const played = game()
    expect(phaseName(played)).toBe('side')
    expect(phaseName(choose(played))).toBe('guess')
    expect(phaseName(guess(played))).toBe('shown')
    const without = game({ modeSettings: { pairs: 5, guess: false } })
    expect(phaseName(choose(without))).toBe('shown')
  })

  it('[BR2] closes with the last choice, at its time, or by the host', () => {
    const four = CLASS.slice(0, 4)
    expect(phaseName(choose(game(), four))).toBe('side')
    expect(phaseName(choose(game(), four).later(CHOOSE_MS + GRACE_MS - 1))).toBe('side')
    expect(phaseName(choose(game()).later(0))).toBe('guess')
    expect(phaseName(choose(game(), four).later(CHOOSE_MS + GRACE_MS))).not.toBe('side')
    expect(phaseName(choose(game(), four).advance())).not.toBe('side')
    const slow = game()
    slow.host('extra_time', { playerId: 'eve', factor: 2 })
    expect(phaseName(choose(slow, four).later(CHOOSE_MS + GRACE_MS))).toBe('side')
    expect(slow.says(slow.moveOf('eve', 'choose', { side: 'first' }))).toBe('ok')
    expect(phaseName(slow)).toBe('guess')
    const gone = game({ timeStretch: null }).lose('eve').later(15_000)
    expect(phaseName(choose(gone, four))).toBe('shown')
  })

  it('[BR3] stretches its phases, and waits untimed', () => {
    const closesIn = (timeStretch: number | null) => {
      const played = game({ timeStretch })
      return played.wakeAt === null ? null : played.wakeAt - played.now
    }
    const within = [1, 2, null].map(closesIn)
    expect(within).toEqual([CHOOSE_MS + GRACE_MS, 2 * CHOOSE_MS + GRACE_MS, null])
    const played = game()
    const before = phase(played)?.deadline ?? 0
    played.host('add_time')
    expect(phase(played)?.deadline).toBeGreaterThan(before)
  })

  it('[BR4] goes on by host or by itself, and not while the host is gone', () => {
    const shown = (change: PlayOptions = {}) => guess(choose(game(change)))
    const manual = shown()
    expect(manual.wakeAt).toBeNull()
    expect(roundOf(manual.advance())).toBe(1)
    const auto = shown({ progression: 'auto' })
    expect(roundOf(auto.later((auto.wakeAt ?? 0) - auto.now))).toBe(1)
    const alone = shown({ progression: 'auto', resultMs: 30_000 }).loseHost()
    expect(roundOf(alone.later(120_000))).toBe(0)
    const paused = game().later(5_000).host('pause').later(600_000).host('resume')
    expect((phase(paused)?.deadline ?? 0) - paused.now).toBe(CHOOSE_MS - 5_000)
  })

  it('[BR5] who comes late plays from the next round on', () => {
    const played = game({ allowLateJoin: true })
    played.join('finn').connect('finn')
    expect(played.says(played.moveOf('finn', 'choose', { side: 'first' }))).toBe('not_now')
    guess(choose(played)).advance()
    expect(played.says(played.moveOf('finn', 'choose', { side: 'first' }))).toBe('ok')
  })

  it('[BR6] an early end closes the phase as it is', () => {
    const played = choose(game()).host('end')
    expect(played.isOver).toBe(true)
    const { pairs } = played.screenView.own as unknown as { pairs: object[] }
    expect(pairs).toMatchObject([{ share: 100, guesses: 0 }])
  })

  it('[BR7] half of the rounds in which they were present is taking part', () => {
    const played = game({ timeStretch: null })
    const four = CLASS.slice(0, 4)
    guess(choose(played)).advance()
    played.lose('dan').later(16_000)
    for (let round = 1; round < 5; round++) {
      choose(played, ['ana', 'ben', 'cleo']).advance().advance()
    }
    expect(played.isOver).toBe(true)
    const part = players(played).map(({ playerId, tookPart }) => [playerId, tookPart])
    expect(Object.fromEntries(part)).toEqual({
      ...Object.fromEntries(four.map((id) => [id, true])),
      // Was there all the time and chose once in five rounds.
      eve: false,
    })
    const { answers } = resultPost(played.setup, played.game, 'result')
    expect(answers).toEqual([])
    expect(players(played).every(({ classScore }) => classScore === null)).toBe(true)
  })

  it('[BR8] a repeated move counts once, and one in another phase is refused', () => {
    const played = game()
    const move = played.moveOf('ana', 'choose', { side: 'first' })
    expect([played.says(move), played.says(move)]).toEqual(['ok', 'ok'])
    expect(phase(played)?.chosen).toBe(1)
    expect(played.says(played.moveOf('ana', 'choose', { side: 'second' }))).toBe(
      'already_submitted',
    )
    expect(played.says(played.moveOf('ben', 'guess', { tens: 3 }))).toBe('too_slow')
  })
})
