import { resultPost } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { type Play, type PlayOptions, play } from '../testing/play'
import { registerTestModes } from '../testing/register'
import { session } from '../testing/session'
import type { Couriers } from './courier'
import type { Choice } from './manifest'
import type { OwnBox, RoadView } from './views'

// With them comes a kind of question that can be partly right.
registerTestModes()

const CLASS = ['ana', 'ben', 'cleo', 'dan']
const questions = Array.from({ length: 5 }, (_, i) => testQuestion(i))
const boxes = (change: PlayOptions = {}) =>
  play({ mode: 'strongbox', players: CLASS, questions, ...change }).later(1_000)

const road = (game: Play) => game.screenView.own as unknown as RoadView
const own = (game: Play, id = 'ana') => (game.viewOf(id).own as unknown as { own: OwnBox }).own
const couriersOf = (game: Play) => (game.game.mode as RoundsState<Couriers>).extra
const all = (of: Record<string, number>) => Object.values(of).reduce((sum, one) => sum + one, 0)
const choose = (game: Play, id: string, what: Choice) =>
  game.says(game.moveOf(id, 'choose', { what }))

/** Who is named is right, the others are wrong; the decision is on. */
function asked(game: Play, ...right: string[]): Play {
  for (const id of Object.keys(game.game.seats)) {
    game.answer(id, right.includes(id) ? 'right' : 'wrong')
  }
  return game.later(500)
}
const next = (game: Play) => game.advance().later(1_000)
function chosen(game: Play, choices: Record<string, Choice>): Play {
  for (const [id, what] of Object.entries(choices)) expect(choose(game, id, what)).toBe('ok')
  return game
}
const allCarry = { ana: 'carry', ben: 'carry', cleo: 'carry', dan: 'carry' } as const

describe('strongbox', () => {
  it('[ST1] a right answer puts 10 coins into the box, in the last two rounds 20', () => {
    const game = asked(boxes(), 'ana')
    expect([own(game).carried, game.scoreOf('ana'), own(game, 'ben').carried]).toEqual([10, 0, 0])
    expect(game.stageOf('ana')).toMatchObject({ yourVerdict: { pointsEarned: 10 } })
    chosen(game, { ana: 'bank' })
    next(asked(next(game)))
    asked(next(asked(game)), 'ana')
    expect([road(game).rate, own(game).carried]).toEqual([20, 20])
  })

  it('[ST11] coins of an answer that is accepted later go to the bank, and into the story', () => {
    const solution = { accepted: ['veterinarian'] }
    const typed = { kind: 'typed', options: [], correctIndex: null, shape: {}, solution }
    const game = boxes({ questions: [testQuestion(0), testQuestion(1, typed), testQuestion(2)] })
    next(chosen(asked(game, 'ana', 'ben'), { ana: 'carry', ben: 'carry' }))
    for (const id of CLASS) {
      const word = id === 'ben' ? 'veterinarian' : 'animal doctor'
      game.send(game.moveOf(id, 'answer', { questionId: 'qn_test_1', answer: word }))
    }
    const accept = () =>
      game.tryHost('accept_answer', { questionId: 'qn_test_1', answer: 'animal doctor' })
    expect([game.later(500).hostView.allows, accept()]).toEqual([[], 'not_now'])
    chosen(game, { ana: 'carry', ben: 'bank' })
    const before = own(game)
    expect([before.banked, before.outcome?.event]).toEqual([0, 'camp'])
    expect(accept()).toBe('ok')
    const gain = road(game).rate
    expect(own(game)).toMatchObject({ carried: before.carried, banked: gain, isInCamp: false })
    expect([game.scoreOf('ana'), own(game, 'cleo').banked]).toEqual([gain, gain])
    expect(couriersOf(game).log.ana?.at(-1)).toEqual(['camp', before.carried, gain])
    const { carried, banked, fees, earned, grown } = couriersOf(game)
    expect(all(carried) + all(banked) + fees).toBe(earned + grown)
  })

  it('[ST1] a partly right answer its part', () => {
    const shape = { min: 0, max: 100 }
    const part = { kind: 'estimate', options: [], correctIndex: null, shape, solution: 40 }
    const game = boxes({ questions: [testQuestion(0, part), ...questions] })
    game.send(game.moveOf('ana', 'answer', { questionId: 'qn_test_0', answer: 60 }))
    game.advance()
    expect(own(game)).toMatchObject({ carried: 5, mayBuyKey: false, isInCamp: true })
  })

  it('[ST2] who has coins chooses once, and banks by default', () => {
    const game = asked(boxes(), 'ana', 'ben')
    expect(choose(game, 'cleo', 'bank')).toBe('question_not_open')
    expect(choose(game, 'ana', 'carry')).toBe('ok')
    expect(choose(game, 'ana', 'bank')).toBe('already_submitted')
    game.later(12_500)
    expect(['ana', 'ben'].map((id) => own(game, id).outcome?.event)).toEqual(['grew', 'banked'])
    expect(choose(game, 'ben', 'carry')).toBe('not_now')
  })

  it('[ST2] nobody chooses after the last question, nor where nobody has coins', () => {
    const last = asked(boxes({ questions: questions.slice(0, 1) }), 'ana')
    expect([road(last).phase, last.stageOf()]).toMatchObject([null, { isLast: true }])
    expect(road(asked(boxes())).phase).toBeNull()
  })

  it('[ST3] what is banked is scored', () => {
    const game = chosen(asked(boxes(), 'ana'), { ana: 'bank' })
    expect([game.scoreOf('ana'), own(game)]).toMatchObject([10, { carried: 0, banked: 10 }])
  })

  it('[ST4] a key costs c and opens a carried box of a right answerer', () => {
    const game = chosen(asked(boxes(), 'ana', 'ben'), { ana: 'carry', ben: 'key' })
    expect([own(game).carried, own(game, 'ben').carried]).toEqual([6, 4])
    expect(own(game).outcome).toEqual({ event: 'opened', amount: 4 })
    expect(own(game, 'ben').outcome).toEqual({ event: 'won', amount: 4 })
    expect(road(game).counts).toMatchObject({ bank: 0, carry: 1, key: 1, opened: 1 })
  })

  it('[ST4] each box is opened once, and a key without a box is lost', () => {
    const game = asked(boxes(), 'ana', 'ben', 'cleo')
    chosen(game, { ana: 'carry', ben: 'key', cleo: 'key' })
    const events = ['ben', 'cleo'].map((id) => own(game, id).outcome?.event).sort()
    expect([own(game).carried, events]).toEqual([6, ['nothing', 'won']])
    expect(couriersOf(game).fees).toBe(20)
  })

  it('[ST4] there is no key after a miss', () => {
    const game = next(chosen(asked(boxes(), ...CLASS), allCarry))
    asked(game, 'ana')
    expect(own(game, 'ben')).toMatchObject({ mayBuyKey: false, isInCamp: true })
    expect(choose(game, 'ben', 'key')).toBe('not_now')
    expect(choose(game, 'ben', 'carry')).toBe('ok')
  })

  it('[ST5] a carried box grows by 0.4c after a right answer; in camp it is safe and does not grow', () => {
    const game = next(chosen(asked(boxes(), ...CLASS), allCarry))
    expect(own(game).carried).toBe(14)
    chosen(asked(game, 'ana'), { ana: 'key', ben: 'carry', cleo: 'bank', dan: 'bank' })
    expect(own(game).outcome?.event).toBe('nothing')
    expect(own(game, 'ben').outcome).toEqual({ event: 'camp', amount: 0 })
    expect(own(game, 'ben').carried).toBe(14)
  })

  it('[ST6] what is carried counts in full at the end, also at an early one', () => {
    const game = chosen(asked(boxes(), 'ana', 'ben'), { ana: 'carry' })
    expect(game.scoreOf('ana')).toBe(0)
    // The default banks for ben, and ana’s box has grown.
    game.host('end')
    expect(['ana', 'ben'].map(game.scoreOf)).toEqual([14, 10])
  })

  it('[ST7] fewer than four have no keys but storms, down to one player', () => {
    const events = new Set<string | undefined>()
    for (let i = 0; i < 40; i++) {
      const game = boxes({ players: ['ana'], seed: `seed ${i}` })
      game.answer('ana', 'right').later(500)
      expect([road(game).hasKeys, choose(game, 'ana', 'key')]).toEqual([false, 'not_now'])
      expect(choose(game, 'ana', 'carry')).toBe('ok')
      const { event, amount } = own(game).outcome ?? {}
      events.add(event)
      expect(amount).toBe(4)
      expect(own(game).carried).toBe(event === 'storm' ? 6 : 14)
    }
    expect([...events].sort()).toEqual(['grew', 'storm'])
  })

  it('[ST8] in any game no coin appears or vanishes, and the bank never falls', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const before: Record<string, number> = {}
      session('strongbox', seed, (game) => {
        if (game.game.mode === null) return
        const { carried, banked, fees, earned, grown, outcomes, counts } = couriersOf(game)
        expect(all(carried) + all(banked) + fees).toBe(earned + grown)
        for (const [id, coins] of Object.entries(banked)) {
          expect(coins).toBeGreaterThanOrEqual(before[id] ?? 0)
          before[id] = coins
        }
        for (const coins of Object.values(carried)) expect(coins).toBeGreaterThanOrEqual(0)
        const { tallies } = game.game.mode as RoundsState<Couriers>
        for (const [id, { score }] of Object.entries(tallies)) expect(score).toBe(banked[id] ?? 0)
        const opened = Object.values(outcomes).filter(({ event }) => event === 'opened')
        expect(opened.length).toBe(counts?.opened ?? 0)
        expect(opened.length).toBeLessThanOrEqual(counts?.key ?? 0)
      })
    }
  })

  it('[ST9] nobody else’s view depends on a choice before all have chosen', () => {
    const hidden = (what: Choice) => {
      const game = chosen(asked(boxes(), 'ana', 'ben'), { ana: what })
      return JSON.stringify([game.viewOf('ben'), game.screenView, game.hostView])
    }
    expect(hidden('bank')).toEqual(hidden('key'))
    const game = chosen(asked(boxes(), 'ana', 'ben'), { ana: 'carry', ben: 'key' })
    expect(JSON.stringify([own(game), own(game, 'ben')])).not.toMatch(/"(ana|ben)"/)
    expect(JSON.stringify(game.screenView.own)).not.toMatch(/ana|ben|cleo/)
    expect(road(asked(next(game), 'cleo')).road).toEqual({ coins: 6, boxes: 1 })
  })

  it('[ST10] the end tells the class its sums, and each player their box', () => {
    const game = chosen(asked(boxes(), 'ana', 'ben'), { ana: 'carry', ben: 'key' })
    asked(next(game), 'ana')
    chosen(game, { ana: 'bank', ben: 'bank' }).host('end')
    expect(game.screenView.own).toEqual({ earned: 30, grown: 0, fees: 10, opened: 1, moved: 4 })
    const log = [
      ['opened', 6, 0],
      ['banked', 0, 16],
    ]
    expect(game.viewOf('ana').you.ending).toEqual({ log, banked: 16 })
    const { answers } = resultPost(game.setup, game.game, 'result')
    expect(answers.map(({ pointsEarned }) => pointsEarned)).toEqual([10, 10, 0, 0, 10, 0, 0, 0])
  })

  it('stays small with a hundred players', () => {
    const players = Array.from({ length: 100 }, (_, i) => `player_with_a_long_id_${i}`)
    const many = Array.from({ length: 20 }, (_, i) => testQuestion(i))
    const game = boxes({ players, maxPlayers: 100, questions: many })
    for (let round = 0; round < 20 && !game.isOver; round++) {
      for (const [i, id] of players.entries()) game.answer(id, (i + round) % 4 ? 'right' : 'wrong')
      for (const [i, id] of players.entries()) {
        if (road(game).phase) choose(game, id, i % 3 === 0 ? 'key' : 'carry')
      }
      if (road(game).phase) game.advance()
      next(game)
    }
    expect(game.isOver).toBe(true)
    expect(JSON.stringify(game.game.mode).length).toBeLessThan(300_000)
    expect(JSON.stringify(game.screenView.own).length).toBeLessThan(1_000)
  })
})
