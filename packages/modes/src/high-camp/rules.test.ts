import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../testing/play'
import { registerTestModes } from '../testing/register'
import {
  forecast,
  legAt,
  legsOf,
  movedBy,
  nextLoadsAHead,
  type Store,
  summitOf,
  sumOf,
} from './forecast'
import { STORES } from './manifest'
import type { CampView, OwnCampView } from './views'

registerTestModes()

const NAMES = ['ana', 'ben', 'cleo', 'dan']
const questions = Array.from({ length: 6 }, (_, i) => testQuestion(i))
const game = (change: PlayOptions = {}) =>
  play({ mode: 'high_camp', players: NAMES, questions, ...change }).later(1_000)
const seen = (played: Play) => played.screenView.own as unknown as CampView
const own = (played: Play, id = 'ana') => played.viewOf(id).own as unknown as OwnCampView

function carry(played: Play, id: string, isRight: boolean, store: Store): string {
  const { stage } = played.screenView
  const question = played.setup.questions['index' in stage ? stage.index : 0]
  const rightIndex = question?.correctIndex ?? 0
  const answer = isRight ? rightIndex : rightIndex === 0 ? 1 : 0
  return played.says(played.moveOf(id, 'answer', { questionId: question?.id ?? '', answer, store }))
}

type Carried = readonly [isRight: boolean, store: Store] | null

/** The question closes with what Ana, Ben, Cleo and Dan carry; null: no answer. */
function close(played: Play, ...carried: Carried[]): Play {
  for (const [i, made] of carried.entries()) {
    if (made) expect(carry(played, NAMES[i] ?? '', ...made)).toBe('ok')
  }
  return played.stageOf().name === 'question' ? played.advance() : played
}
const next = (played: Play) => played.advance().later(1_000)
const food = [true, 'food'] as const

describe('high camp', () => {
  it('[HC1] three questions are a leg, a rest joins the last', () => {
    expect([6, 8, 3, 2, 0].map(legsOf)).toEqual([[3, 3], [3, 5], [3], [2], []])
    expect([0, 2, 3, 7].map((index) => legAt(index, 8))).toEqual([
      { leg: 0, at: 0 },
      { leg: 0, at: 2 },
      { leg: 1, at: 0 },
      { leg: 1, at: 4 },
    ])
  })

  it('[HC2] the need is 94 % of the expected loads, one of three as a range', () => {
    const random = seededRandom('needs')
    for (let i = 0; i < 200; i++) {
      const found = forecast({ loadsAHead: 1.5, players: 30, questions: 3 }, random)
      expect(Math.abs(sumOf(found.need) - 0.94 * 1.5 * 30 * 3)).toBeLessThanOrEqual(2)
      const need = found.need[found.uncertain]
      expect(found.low).toBeLessThanOrEqual(need)
      expect(found.high).toBeGreaterThanOrEqual(need)
      expect(found.high - found.low).toBeLessThanOrEqual(0.4 * need + 1)
    }
    expect([nextLoadsAHead(1.5, 180, 90), nextLoadsAHead(1.5, 90, 90)]).toEqual([1.75, 1.25])
    expect(nextLoadsAHead(2, 300, 90)).toBe(2)
    const { stores } = seen(game())
    expect(STORES.filter((store) => stores[store].need === null)).toHaveLength(1)
  })

  it('[HC3] right brings 2 loads to the chosen store, anything else 1, no answer none', () => {
    const played = close(game(), food, [false, 'food'], [true, 'rope'], null)
    const { stores } = seen(played)
    expect(STORES.map((store) => stores[store].count)).toEqual([3, 2, 0])
    expect([own(played).loads, own(played, 'ben').loads, own(played, 'dan').loads]).toEqual([
      2,
      1,
      null,
    ])
  })

  it('[HC3] a plain widget carries food', () => {
    const played = game()
    played.answer('ana', 'right')
    expect(own(played.advance())).toMatchObject({ store: 'food', loads: 2 })
  })

  it('[HC4] full stores move the camp, none moves it down, never below 0', () => {
    expect([3, 2, 1, 0].map((full) => movedBy(full, 5))).toEqual([3, 2, 1, -1])
    expect(movedBy(0, 0)).toBe(0)
    const played = game()
    for (let i = 0; i < 3; i++) {
      close(played, food, food, food, food)
      if (i < 2) next(played)
    }
    const { height, last, stores } = seen(played)
    expect(last?.storm).toMatchObject({ full: 1, moved: 1 })
    expect([height, stores.food.count, last?.storm?.stores.food]).toEqual([1, 24, 24])
    expect(seen(next(played)).stores.food.count).toBe(0)
  })

  it('[HC5] the summit is three quarters of the highest camp', () => {
    expect([1, 2, 3, 4].map(summitOf)).toEqual([3, 5, 7, 9])
    const played = game()
    played.host('end')
    expect(played.stageOf('ana')).toEqual({ name: 'podium', outcome: 'lost' })
  })

  it('[HC5] who fills every store is on the summit', () => {
    const played = game()
    for (let i = 0; i < 6; i++) {
      const { stores } = seen(played)
      // Each question's loads go where most is missing.
      const loads = { food: 0, rope: 0, canvas: 0 }
      for (const id of NAMES) {
        const gap = (store: Store) => stores[store].high - stores[store].count - loads[store]
        const store = [...STORES].sort((a, b) => gap(b) - gap(a))[0] ?? 'food'
        carry(played, id, true, store)
        loads[store] += 2
      }
      if (played.stageOf().name === 'question') played.advance()
      next(played)
    }
    expect(played.stageOf('ana')).toEqual({ name: 'podium', outcome: 'won' })
    expect(played.screenView.own).toMatchObject({ legs: 2 })
  })

  it('[HC6] points for right answers, and 5 for all for each step of the camp', () => {
    const played = game()
    for (let i = 0; i < 3; i++) {
      close(played, food, food, food, [false, 'food'])
      if (i < 2) next(played)
    }
    played.host('end')
    expect(NAMES.map(played.scoreOf)).toEqual([35, 35, 35, 5])
    expect(NAMES.map(played.placeOf)).toEqual([null, null, null, null])
  })

  it('[HC7] while a question is open, nobody learns what others choose', () => {
    const played = game()
    const before = [seen(played), own(played, 'ben')]
    carry(played, 'ana', true, 'canvas')
    expect([seen(played), own(played, 'ben')]).toEqual(before)
    expect(own(played)).toMatchObject({ store: 'canvas', loads: null })
    expect(played.hostView.own).toEqual(played.screenView.own)
  })

  it('[HC8] a storm after fewer questions needs less', () => {
    const played = game()
    const all = (played.game.mode as { extra: { leg: { forecast: { need: object } } } }).extra.leg
    const planned = { ...all.forecast.need } as Record<Store, number>
    close(played, food, food, food, food)
    next(played)
    played.host('skip')
    next(played)
    for (const { need, high } of Object.values(seen(played).stores)) {
      expect(need ?? high).toBeLessThanOrEqual(Math.max(...Object.values(planned)))
    }
    close(played, food, food, food, food)
    const need = seen(played).last?.storm?.need
    for (const store of STORES) expect(need?.[store]).toBe(Math.round((planned[store] * 2) / 3))
  })

  it('[HC8] a question without a right answer brings nothing, and nothing shows before', () => {
    const keyed = game()
    const [first, , ...rest] = questions
    const survey = testQuestion(1, { correctIndex: null })
    const played = game({ questions: [first, survey, ...rest].flatMap((one) => one ?? []) })
    for (const one of [keyed, played]) next(close(one, food, food, food, food))
    expect(seen(played)).toEqual(seen(keyed))
    const planned = seen(played).stores
    close(played, [true, 'rope'], null, null, null)
    const { stores, last } = seen(played)
    expect(last).toEqual({ loads: { food: 0, rope: 0, canvas: 0 }, storm: null })
    for (const store of STORES) {
      expect(stores[store].count).toBe(planned[store].count)
      expect(stores[store].high).toBe(Math.round((planned[store].high * 2) / 3))
    }
  })

  it('[HC8] the storm comes although the last question of its leg was skipped', () => {
    const played = game()
    for (let i = 0; i < 2; i++) next(close(played, food, food, food, food))
    played.host('skip')
    next(played)
    expect(seen(played)).toMatchObject({ height: 1, storm: 2, left: 3 })
    // A leg whose questions were all skipped has none.
    for (let i = 0; i < 3; i++) {
      played.host('skip')
      next(played)
    }
    expect(played.screenView.own).toMatchObject({ height: 1, heights: [1] })
  })

  it('[HC9] a late player carries from the next question on', () => {
    const played = game({ allowLateJoin: true }).join('eve').connect('eve')
    expect(played.stageOf('eve').name).toBe('waiting_next')
    next(close(played, food, food, food, food))
    expect(carry(played, 'eve', true, 'rope')).toBe('ok')
  })

  it('[HC10] at the end the heights are for all, the loads for each', () => {
    const played = close(game(), [true, 'rope'], food, food, food)
    played.host('end')
    expect(played.viewOf('ana').you.ending).toEqual({ food: 0, rope: 2, canvas: 0 })
    expect(played.screenView.own).toMatchObject({ loads: { food: 6, rope: 2, canvas: 0 } })
    const { outcome } = resultPost(played.setup, played.game, 'result')
    expect(outcome).toMatch(/won|lost/)
  })

  it.each([1, 2, 3, 4, 5])('[HC3] [HC4] in random game %i loads are kept', (seed) => {
    const random = seededRandom(`camp ${seed}`)
    const played = game()
    let height = 0
    for (let i = 0; i < questions.length; i++) {
      let loads = 0
      const carried = NAMES.map((): Carried => {
        if (random() < 0.15) return null
        const isRight = random() < 0.6
        loads += isRight ? 2 : 1
        return [isRight, STORES[Math.floor(random() * 3)] ?? 'food']
      })
      const before = seen(played)
      close(played, ...carried)
      const { last, height: after } = seen(played)
      expect(last && sumOf(last.loads)).toBe(loads)
      height += last?.storm?.moved ?? 0
      expect(after).toBe(height)
      expect(after).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThanOrEqual(before.top)
      next(played)
    }
  })
})
