import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { sampleDeck } from '@pathquest/core/testing/sample-careers'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play, playSolo } from '../testing/play'
import { registerTestModes } from '../testing/register'
import { botMove } from '../testing/session'
import { accountOf, goalPrice, HOMES, livingCosts, monthlyPay, type Step, TRAVEL } from './budget'
import { deal, type Material } from './deal'
import { EVENTS, WORDS } from './events'
import type { ClassYear, YearEnd, YearView } from './views'

registerTestModes()

const CLASS = ['ana', 'ben', 'cleo', 'dan', 'eve']
const game = (change: PlayOptions = {}) =>
  play({ mode: 'first_year', players: CLASS, ...change }).later(1_000)
const own = (played: Play, id = 'ana') => played.viewOf(id).own as unknown as YearView
const says = (played: Play, type: string, fields: object, id = 'ana') =>
  played.says(played.moveOf(id, type, { ...fields }))
const ended = (played: Play, id = 'ana') => played.viewOf(id).you.ending as unknown as YearEnd
const seen = (played: Play) => played.screenView.own as unknown as { class: ClassYear }
const dealt = (seed: string, before = 0) =>
  deal({ deck: sampleDeck(seed), draw: { seed, before } })?.material as unknown as Material

function begin(played: Play, { offer = 0, goal = 'course', id = 'ana' } = {}): Play {
  expect(says(played, 'career', { offer }, id)).toBe('ok')
  expect(says(played, 'goal', { goal }, id)).toBe('ok')
  return played
}
function live(played: Play, steps: number, { home = 'room', travel = 'bus', id = 'ana' } = {}) {
  for (let i = 0; i < steps; i++) {
    expect(says(played, 'live', { home, travel }, id)).toBe('ok')
    expect(says(played, 'way', { way: 0 }, id)).toBe('ok')
  }
  return played
}

describe('first year', () => {
  it('[FY1] one of three careers that differ in pay; a month is what is left of a first pay', () => {
    expect(monthlyPay(30_000)).toBe(2_000)
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { offers } = own(game({ seed }))
      const [low, middle, high] = offers.map(({ monthly }) => monthly) as [number, number, number]
      expect(low).toBeLessThanOrEqual(0.75 * middle)
      expect(middle).toBeLessThanOrEqual(0.75 * high)
    }
    for (const { monthly } of dealt('a').jobs) {
      expect(monthly).toBeGreaterThanOrEqual(monthlyPay(21_000))
      expect(monthly).toBeLessThanOrEqual(monthlyPay(60_000))
    }
    const alike = sampleDeck().map((card) => ({ ...card, firstPay: 30_000 }))
    expect(deal({ deck: alike, draw: { seed: 'a', before: 0 } })).toBeNull()
    const played = begin(game(), { offer: 2 })
    expect(own(played).job).toEqual(own(game()).offers[2])
    expect(says(played, 'career', { offer: 0 })).toBe('not_now')
  })

  it('[FY2] a cushion is three months’ pay; course and move cost the same for all', () => {
    expect(goalPrice('cushion', 1_700)).toBe(5_100)
    expect([goalPrice('course', 1_700), goalPrice('move', 4_000)]).toEqual([2_400, 3_600])
    const played = game()
    expect(says(played, 'goal', { goal: 'move' })).toBe('not_now')
    expect(own(begin(played, { goal: 'move' }))).toMatchObject({ at: 'live', goal: 'move' })
  })

  it('[FY3] two months bring pay and cost home, way to get about and the rest', () => {
    expect(livingCosts('room', 'bus')).toBe(2 * (520 + 65 + 600))
    expect(livingCosts('big', 'car')).toBe(2 * (1_150 + 260 + 600))
    const played = begin(game(), { offer: 2 })
    expect(says(played, 'live', { home: 'small', travel: 'car' })).toBe('ok')
    const { cash, job, last, payYear } = own(played)
    expect(last).toEqual({ income: 2 * (job?.monthly ?? 0), costs: 2 * (800 + 260 + 600) })
    expect(cash).toBe((last?.income ?? 0) - (last?.costs ?? 0))
    expect(payYear).toBe('2024')
    expect(says(played, 'live', { home: 'room', travel: 'bus' })).toBe('not_now')
  })

  it('[FY4] six different events of the nine that are dealt, each with two ways', () => {
    expect(EVENTS.length).toBeGreaterThanOrEqual(24)
    for (const { text, ways } of EVENTS) {
      for (const { en, es } of [text, ...ways.map(({ text }) => text)]) {
        expect([en.length > 0, es.length > 0, en === es]).toEqual([true, true, false])
      }
      for (const { word, later } of ways)
        expect([WORDS.includes(word), later >= 0]).toEqual([true, true])
    }
    expect(new Set(EVENTS.map(({ text }) => text.en)).size).toBe(EVENTS.length)
    expect(dealt('a').events).toHaveLength(9)
    const three = [0, 1, 2].flatMap((before) =>
      dealt('a', before).events.map(({ text }) => text.en),
    )
    expect(new Set(three).size).toBe(27)
    expect(dealt('a').events).not.toEqual(dealt('b').events)
    const played = begin(game())
    const met = new Set<string>()
    for (let i = 0; i < 6; i++) {
      expect(says(played, 'live', { home: 'room', travel: 'bus' })).toBe('ok')
      const { event, cash } = own(played)
      met.add(event?.text.en ?? '')
      expect(event?.ways).toHaveLength(2)
      expect(says(played, 'way', { way: 1 })).toBe('ok')
      if (i < 5) expect(own(played).cash).toBe(cash - (event?.ways[1]?.now ?? 0))
    }
    expect(met.size).toBe(6)
    expect(own(played).at).toBe('differ')
  })

  it('[FY5] cash is income less costs and more the plan, and never below 0', () => {
    const random = seededRandom('budget')
    const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
    let plans = 0
    for (let i = 0; i < 100; i++) {
      const monthly = monthlyPay(21_000 + Math.floor(39_000 * random()))
      const steps: Step[] = []
      for (let step = 0; step < 6; step++) {
        const lived = { home: one(HOMES), travel: one(TRAVEL) }
        for (const way of [null, one(one(EVENTS).ways)]) {
          const { income, costs, cash, plan } = accountOf(monthly, [...steps, { ...lived, way }])
          expect(cash).toBe(income - costs + plan)
          expect([cash >= 0, plan >= 0, cash === 0 || plan === 0]).toEqual([true, true, true])
          if (plan > 0) plans += 1
        }
        steps.push({ ...lived, way: one(one(EVENTS).ways) })
      }
    }
    expect(plans).toBeGreaterThan(0)
    const way = { now: 0, later: 360 }
    const steps = Array.from({ length: 6 }, () => ({ home: 'room', travel: 'bus', way }) as const)
    // What was put off is paid in the next step, and at the end of the year.
    expect(accountOf(2_000, steps).costs).toBe(6 * (livingCosts('room', 'bus') + 360))
    expect(accountOf(2_000, steps.slice(0, 2)).costs).toBe(2 * livingCosts('room', 'bus') + 360)
  })

  it('[FY6] one thing to do differently, what that leaves, and the careers of the end', () => {
    const played = live(begin(game(), { offer: 2 }), 6, { home: 'big', travel: 'car' })
    const { offers } = own(game())
    expect(says(played, 'differ', { what: 'home', event: 0 })).toBe('ok')
    expect(own(played).end?.differ).toMatchObject({ otherHome: 'room', gain: 12 * (1_150 - 520) })
    played.host('end')
    const end = ended(played)
    expect([end.job, ...end.others].map(({ id }) => id).sort()).toEqual(
      offers.map(({ id }) => id).sort(),
    )
    expect(end.isReached).toBe(end.saved >= 2_400)
    expect(end.words.length).toBeGreaterThan(0)

    const other = live(begin(game(), { goal: 'cushion' }), 6, { home: 'big', travel: 'car' })
    const { way, text } = own(other).lived[0] ?? {}
    expect([way, text].every(Boolean)).toBe(true)
    expect(says(other, 'differ', { what: 'event', event: 0 })).toBe('ok')
    expect(own(other).end?.differ?.way).not.toEqual(way)
    expect(ended(other.host('end'))).toMatchObject({ isWhole: true, isReached: false })

    const early = live(begin(game()), 2).host('end')
    expect(ended(early)).toMatchObject({ isWhole: false, isReached: false, differ: null })
    expect(ended(game().host('end')) ?? null).toBeNull()
  })

  it('[FY7] the class sees its month, goals from five on, and no budget', () => {
    const played = game()
    for (const id of CLASS.slice(1)) live(begin(played, { id }), 1, { id })
    expect(seen(played).class).toEqual({ month: 2, goals: null })
    begin(played, { goal: 'move' })
    expect(seen(played).class.goals).toEqual({ cushion: 0, course: 4, move: 1 })
    live(played, 6)
    const mine = own(played).cash
    expect(mine).toBeGreaterThan(1_000)
    for (const view of [played.screenView, played.hostView, played.viewOf('ben')]) {
      expect(JSON.stringify(view)).not.toContain(String(mine))
    }
    played.host('end')
    expect(JSON.stringify(resultPost(played.setup, played.game, 'result'))).not.toContain(
      `"saved":${mine}`,
    )
  })

  it('a whole class of bots comes to an end, and one alone', () => {
    for (const played of [game(), playSolo({ mode: 'first_year' })]) {
      const ids = played.setup.sessionType === 'solo' ? ['ana'] : CLASS
      const random = seededRandom('bots')
      for (let turn = 0; turn < 30 && !played.isOver; turn++) {
        for (const id of ids) {
          const move = played.isOver ? null : botMove(played, id, random)
          if (move) expect(played.says(move)).toBe('ok')
        }
      }
      expect(played.isOver).toBe(true)
      expect([ended(played).saved, ended(played).owed]).toContain(0)
    }
  })
})
