import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import type { PlayerModeView } from '../kits/self-paced/views'
import { type Play, type PlayOptions, play, playSolo } from '../testing/play'
import { registerTestModes } from '../testing/register'
import { bot } from './bot'
import type { CrewLocks } from './crew-locks'
import { cueOf } from './cue'
import { type Lock, marked, measured, newLock, turned, worthOf } from './lock'
import { type LockView, type OwnPlay, watchedView } from './views'

registerTestModes()

const NAMES = ['ana', 'ben', 'cleo', 'dan']
const questions = Array.from({ length: 8 }, (_, i) => testQuestion(0, { id: `qn_${i}` }))
const options = (change: PlayOptions = {}): PlayOptions => ({
  mode: 'key_cutter',
  players: NAMES,
  questions,
  modeSettings: { minutes: 3, crewSize: 2 },
  allowLateJoin: true,
  ...change,
})
const game = (change: PlayOptions = {}) => play(options(change)).at(60_000)
/** One crew of two. */
const pair = (change: PlayOptions = {}) => game({ players: ['ana', 'ben'], ...change })

const own = (played: Play, id = 'ana') =>
  (played.viewOf(id).own as unknown as PlayerModeView<OwnPlay>).play
const lock = (played: Play, id = 'ana') => own(played, id).lock as LockView
const all = (played: Play) => (played.game.mode as { shared: CrewLocks }).shared
const secretOf = (played: Play, id = 'ana'): number[] => {
  const { crews, locks } = all(played)
  const crew = crews.find(({ playerIds }) => playerIds.includes(id))
  return (locks[crew?.id ?? ''] as Lock).secret
}
const says = (played: Play, id: string, type: string, fields = {}) =>
  played.says(played.moveOf(id, type, fields))
const gauge = (played: Play, id: string, cut = 1, depth = 3) =>
  says(played, id, 'gauge', { cut, depth })
const turn = (played: Play, id: string, key: readonly number[]) =>
  says(played, id, 'turn', Object.fromEntries(key.map((depth, i) => [`cut${i + 1}`, depth])))
const second = (played: Play, id: string) => says(played, id, 'second')
/** So many cuts do not fit. */
const wrongBy = (key: readonly number[], cuts: number) =>
  key.map((depth, i) => (i < cuts ? (depth % 5) + 1 : depth))

/** Answers the current card; 0 is right. */
function answer(played: Play, id = 'ana', option = 0) {
  const { stage } = played.later(300).viewOf(id)
  if (stage.name !== 'question') throw new Error(`${stage.name}, not a question`)
  const { id: questionId } = stage.question
  expect(says(played, id, 'answer', { questionId, answer: option })).toBe('ok')
  expect(says(played, id, 'next')).toBe('ok')
}
/** In a pair every mark is a gauge: this one is Ben's. */
function gauged(played = pair()): Play {
  answer(played, 'ben')
  return played
}

describe('key cutter', () => {
  it('[KC1] sizes of crews differ by at most one, also with late players', () => {
    for (let count = 1; count <= 9; count++) {
      const players = Array.from({ length: count }, (_, i) => `p${i}`)
      const played = game({ players, modeSettings: { minutes: 3, crewSize: 4 } })
      for (const late of ['eve', 'fay', 'gil']) {
        const sizes = all(played).crews.map(({ playerIds }) => playerIds.length)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        expect(Object.keys(all(played).locks)).toHaveLength(Math.ceil(count / 4))
        played.join(late).connect(late)
        expect(lock(played, late).crew).toBeGreaterThan(0)
      }
    }
  })

  it('[KC2] as many right answers as members are here make two gauges, the first at half', () => {
    const played = game({ modeSettings: { minutes: 3, crewSize: 4 } })
    const marks = (made: number, needed: number) => ({ marks: { made, needed } })
    expect([gauge(played, 'ana'), lock(played)]).toMatchObject(['not_now', marks(0, 2)])
    answer(played, 'ana', 1)
    expect(lock(played)).toMatchObject(marks(0, 2))
    answer(played, 'ana')
    expect(lock(played, 'ben')).toMatchObject({ ...marks(1, 2), gauge: null })
    expect(gauge(played, 'ana')).toBe('not_now')
    answer(played, 'ben')
    expect(lock(played)).toMatchObject({ ...marks(0, 2), gauge: 'others' })
    expect(gauge(played, 'ben')).toBe('ok')
    expect(gauge(played, 'ben')).toBe('not_now')
    // Of five a first gauge takes three marks and the second two; of three two and one; alone each is one.
    const made = (here: number) => {
      let is = newLock(seededRandom('marks'))
      return Array.from({ length: 2 * here }, () => {
        is = marked(is, 'ana', here, 0)
        return is.gauges.length
      })
    }
    expect(made(5)).toEqual([0, 0, 1, 1, 2, 2, 2, 3, 3, 4])
    expect(made(3)).toEqual([0, 1, 2, 2, 3, 4])
    expect([made(2), made(1)]).toEqual([
      [1, 2, 3, 4],
      [1, 2],
    ])
    // Who leaves is not waited for.
    answer(played, 'cleo')
    for (const id of ['ben', 'cleo', 'dan']) played.lose(id)
    played.later(16_000)
    answer(played, 'ana')
    expect(lock(played)).toMatchObject({ ...marks(0, 1), gauge: 'own' })
  })

  it('[KC3] a gauge is for who made the last mark, after 15 seconds for anybody', () => {
    const played = gauged()
    expect([lock(played, 'ben').gauge, gauge(played, 'ana')]).toEqual(['own', 'not_now'])
    expect(lock(played.later(14_999)).gauge).toBe('others')
    expect(lock(played.later(1)).gauge).toBe('open')
    expect(gauge(played, 'ana')).toBe('ok')
    const lost = gauged()
    lost.leave('ben')
    expect([lock(lost).gauge, gauge(lost, 'ana')]).toEqual(['open', 'ok'])
  })

  it('[KC4] what a gauge tells agrees with the key, for every cut and depth', () => {
    for (let seed = 0; seed < 20; seed++) {
      const made = newLock(seededRandom(`lock ${seed}`))
      expect(made.secret.every((depth) => depth >= 1 && depth <= 5)).toBe(true)
      for (const [i, real] of made.secret.entries()) {
        for (let depth = 1; depth <= 5; depth++) {
          const told = measured(made, { by: 'ana', at: 0 }, i + 1, depth).readings.at(-1)?.is
          expect(told).toBe(real > depth ? 'deeper' : real < depth ? 'shallower' : 'fits')
        }
      }
    }
    const played = gauged(game())
    const seen = NAMES.filter((id) => {
      for (const by of NAMES) answer(played, by)
      for (const by of NAMES) gauge(played, by, 2, 3)
      return lock(played, id).readings.length > 0
    })
    expect(seen).toEqual(NAMES)
    expect(JSON.stringify(played.screenView.own)).not.toContain('readings')
  })

  it('[KC5] a key is turned once another member seconds it within 15 seconds', () => {
    const played = pair()
    const key = secretOf(played)
    expect([turn(played, 'ana', key), second(played, 'ana')]).toEqual(['ok', 'not_now'])
    expect(lock(played, 'ben').turn).toEqual({ key, isOwn: false })
    expect([turn(played, 'ben', key), lock(played).opened]).toEqual(['not_now', 0])
    expect(lock(played.later(14_999), 'ben').turn).not.toBeNull()
    expect([lock(played.later(1), 'ben').turn, second(played, 'ben')]).toEqual([null, 'not_now'])
    turn(played, 'ana', key)
    expect([second(played, 'ben'), lock(played).opened]).toEqual(['ok', 1])
    const modeSettings = { minutes: 3 }
    const alone = playSolo({ mode: 'key_cutter', questions, modeSettings }).at(1_000)
    const [id = ''] = Object.keys(alone.game.seats)
    expect([turn(alone, id, secretOf(alone, id)), lock(alone, id).opened]).toEqual(['ok', 1])
  })

  it('[KC6] a wrong turn tells how many cuts fit, and bars the next for 10 seconds', () => {
    const played = pair()
    const key = secretOf(played)
    turn(played, 'ana', wrongBy(key, 2))
    second(played, 'ben')
    expect(lock(played)).toMatchObject({ opened: 0, jam: { fits: 3, isBarred: true } })
    expect(turn(played, 'ben', key)).toBe('not_now')
    expect(lock(played.later(9_999)).jam).toEqual({ fits: 3, isBarred: true })
    expect(lock(played.later(1)).jam).toEqual({ fits: 3, isBarred: false })
    expect(turn(played, 'ben', key)).toBe('ok')
  })

  it('[KC7] a key brings 24, less for gauges and wrong turns, at least 10', () => {
    const random = seededRandom('worth')
    let made = newLock(random)
    for (let i = 1; i <= 9; i++) {
      made = measured(made, { by: 'ana', at: 0 }, 1, 1)
      expect(worthOf(made)).toBe(24 - i)
    }
    made = turned(made, wrongBy(made.secret, 1), 0, random)
    expect(worthOf(made)).toBe(13)
    for (let i = 0; i < 5; i++) made = turned(made, wrongBy(made.secret, 5), 0, random)
    expect(worthOf(made)).toBe(10)
    const after = turned({ ...made, marks: 1 }, made.secret, 0, random)
    expect(after).toMatchObject({ opened: 1, points: 10, lastPoints: 10, readings: [], marks: 1 })
    expect([after.wrongTurns, after.jam, worthOf(after)]).toEqual([0, null, 24])
    expect(after.secret).not.toBe(made.secret)
  })

  it('[KC8] the score is that of the crew and one for each own right answer', () => {
    const played = game()
    for (const id of NAMES) answer(played, id)
    const [first] = all(played).crews
    const members = first?.playerIds ?? []
    const [a = '', b = ''] = members
    turn(played, a, secretOf(played, a))
    second(played, b)
    played.host('end')
    for (const id of NAMES) {
      expect(played.scoreOf(id)).toBe(1 + (members.includes(id) ? 24 : 0))
    }
    const { players } = resultPost(played.setup, played.game, 'result')
    const bonus = players.filter(({ bonusTokens }) => bonusTokens > 0)
    expect(bonus.map(({ playerId }) => playerId).sort()).toEqual([...members].sort())
  })

  it('[KC9] the key is in no view, whatever the class does', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const played = play(options({ seed: `secret ${seed}` }))
      const random = seededRandom(`moves ${seed}`)
      for (let step = 0; step < 200; step++) {
        for (const id of NAMES) {
          const view = played.viewOf(id)
          const move = bot({ stage: view.stage, modeView: view.own }, random, id)
          if (move) says(played, id, move.type, { ...move, ...('answer' in move && { answer: 0 }) })
        }
        played.later(700)
        if (played.isOver) break
        // A turned key is the crew's own word: all but that must not tell the secret.
        const views = NAMES.map((id) => {
          const { lock: seen, ...rest } = own(played, id)
          return { ...rest, ...seen, turn: null }
        })
        const text = JSON.stringify([views, played.screenView.own, played.hostView.own])
        for (const { secret, turn: waits } of Object.values(all(played).locks)) {
          expect(text).not.toContain(JSON.stringify(secret))
          expect(text).not.toContain('secret')
          expect(waits === null || NAMES.includes(waits.by)).toBe(true)
        }
        expect(JSON.stringify(views)).not.toMatch(/"by"/)
      }
      expect(Object.values(all(played).locks).some(({ opened }) => opened > 0)).toBe(true)
    }
  })

  it('[KC10] untimed nothing waits', () => {
    const played = gauged(play(options({ players: ['ana', 'ben'], timeStretch: null })))
    expect([lock(played).gauge, gauge(played, 'ana')]).toEqual(['open', 'ok'])
    const key = secretOf(played)
    turn(played, 'ana', wrongBy(key, 1))
    expect(turn(played.later(3_600_000), 'ben', wrongBy(key, 2))).toBe('ok')
    expect(second(played, 'ana')).toBe('ok')
    expect(lock(played).jam).toEqual({ fits: 3, isBarred: false })
    expect([turn(played, 'ana', key), second(played, 'ben'), lock(played).opened]).toEqual([
      'ok',
      'ok',
      1,
    ])
  })

  it('[KC11] in a pause nobody measures or turns, and nothing lapses', () => {
    const played = gauged()
    const key = secretOf(played)
    turn(played, 'ana', key)
    played.host('pause').later(60_000)
    expect([gauge(played, 'ben'), turn(played, 'ben', key), second(played, 'ben')]).toEqual(
      Array(3).fill('game_paused'),
    )
    played.host('resume')
    expect(lock(played).gauge).toBe('others')
    expect(second(played, 'ben')).toBe('ok')
  })

  it('the cue of the host follows the locks of the whole class', () => {
    const cue = (isEvening: boolean, opened: number[], known = 0, nearly = 0) => {
      const crews = opened.map((count, i) => ({ number: i + 1, opened: count }))
      const clock = { deadline: null, limitMs: null }
      return cueOf({ clock, isEvening, play: { crews, known, nearly } })
    }
    expect(cue(false, [0, 0])).toEqual({ key: 'cue.first' })
    expect(cue(false, [2, 1])).toEqual({ key: 'cue.open', count: 3 })
    expect(cue(false, [2, 1], 0, 2)).toEqual({ key: 'cue.nearly', count: 2 })
    expect(cue(true, [2, 1], 1, 2)).toEqual({ key: 'cue.known', count: 1 })
    expect(cue(true, [0, 1])).toEqual({ key: 'cue.evening', count: 1 })
    // One reading that fits leaves four cuts: nobody is near.
    const readings = [1, 2, 3, 4, 5].map((cut) => ({ cut, depth: 2, is: 'fits' as const }))
    const locksOf = (...known: number[]) =>
      watchedView({
        crews: [],
        locks: Object.fromEntries(
          known.map((count, i) => [
            `crew_${i}`,
            { ...newLock(seededRandom('cue')), readings: readings.slice(0, count) },
          ]),
        ),
      })
    expect(locksOf(1, 4, 4, 5)).toEqual({ crews: [], known: 1, nearly: 2 })
  })
})
