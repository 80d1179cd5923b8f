import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../testing/play'
import { rules } from './rules'

const questions = Array.from({ length: 9 }, (_, i) => testQuestion(0, { id: `qn_${i}` }))
const begun = (change: PlayOptions = {}) =>
  play({ mode: 'workshop', questions, modeSettings: { minutes: 6 }, ...change })
const workshop = (change: PlayOptions = {}) => begun(change).at(100_000)

interface Shop {
  coins: number
  bench: number
  hired: number[]
  offers: { what: string; price: number | null; earns: number | null }[]
}
const own = (game: Play) => (game.viewOf('ana').own as unknown as { play: Shop }).play

function turn(game: Play, isRight = true) {
  const { stage } = game.later(1_000).viewOf('ana')
  if (stage.name !== 'question') throw new Error('no card')
  const { id: questionId } = stage.question
  game.send(game.moveOf('ana', 'answer', { questionId, answer: isRight ? 0 : 1 }))
  game.send(game.moveOf('ana', 'next'))
}
const turns = (game: Play, count: number) => {
  for (let i = 0; i < count; i++) turn(game)
  return game
}
const buy = (game: Play, what: string) => game.says(game.moveOf('ana', 'buy', { what }))

describe('workshop', () => {
  it('[WS1] a right answer earns 10 and a coin for each level; a miss nothing', () => {
    const game = turns(workshop(), 3)
    expect([own(game).coins, buy(game, 'bench'), own(game).coins]).toEqual([30, 'ok', 25])
    turn(game)
    turn(game, false)
    expect(own(game)).toMatchObject({ coins: 36, bench: 1 })
  })

  it('[WS2] prices of benches and apprentices, while there are any', () => {
    const game = workshop({ modeSettings: { minutes: 12 } }).at(500_000)
    const prices = (what: string) => {
      const paid: (number | null | undefined)[] = []
      for (;;) {
        const price = own(game).offers.find((offer) => offer.what === what)?.price
        if (price === null || price === undefined) return paid
        paid.push(price)
        if (own(game).coins < price) expect(buy(game, what)).toBe('not_now')
        while (own(game).coins < price) turns(game, 1)
        expect(buy(game, what)).toBe('ok')
      }
    }
    expect(prices('bench')).toEqual([5, 8, 11, 14, 17])
    expect([buy(game, 'bench'), own(game).bench]).toEqual(['not_now', 5])
    expect(prices('apprentice')).toEqual([5, 7, 9, 11])
    expect([buy(game, 'apprentice'), own(game).hired.length]).toEqual(['not_now', 4])
  })

  it('[WS3] an apprentice makes a coin every twenty seconds, to the end', () => {
    const game = turns(workshop(), 1)
    buy(game, 'apprentice')
    expect(own(game).coins).toBe(5)
    expect(own(game.later(19_999)).coins).toBe(5)
    game.later(20_001)
    expect(own(game).coins).toBe(6)
    expect(game.at(360_500).scoreOf('ana')).toBe(5 + 12)
  })

  it('[WS4] market day pays 40 and sells nothing', () => {
    const game = turns(workshop().at(270_000), 1)
    expect([own(game).coins, buy(game, 'bench')]).toEqual([40, 'not_now'])
    expect(own(game).offers.map(({ price }) => price)).toEqual([null, null])
  })

  it('[WS5] the score is earned minus spent', () => {
    const game = turns(workshop(), 1)
    expect([buy(game, 'bench'), buy(game, 'bench')]).toEqual(['ok', 'not_now'])
    expect(game.host('end').scoreOf('ana')).toBe(5)
  })

  it('[WS6] pauses earn nothing', () => {
    const game = turns(workshop(), 4)
    buy(game, 'apprentice')
    game.host('pause').later(600_000).host('resume')
    expect(own(game).coins).toBe(40 - 5)
  })

  it('[WS7] each offer shows what it earns, and the projector shows no coins', () => {
    const game = turns(workshop(), 4)
    expect(own(game).offers).toMatchObject([
      { what: 'bench', earns: Math.round((4 * (270_000 - 104_000)) / 104_000) },
      { what: 'apprentice', earns: 12 },
    ])
    // Three cards in three seconds are no pace, and nobody answers more cards than are dealt.
    const fast = turns(begun(), 3)
    const bench = () => own(fast).offers[0]?.earns
    expect([bench(), own(fast).coins]).toEqual([null, 30])
    fast.at(29_000)
    expect(bench()).toBeNull()
    for (const at of [31_000, 34_000]) turn(fast.at(at))
    expect(bench()).toBe(Math.round((270_000 - 35_000) / 15_000))
    expect(game.screenView.own).toMatchObject({ play: { apprentices: 0, benches: 0 } })
    expect(JSON.stringify(game.screenView.own)).not.toContain('coins')
  })

  it('[WS8] the projector sees how many are how big, and what the market has brought', () => {
    const game = turns(workshop({ players: ['ana', 'ben', 'cleo'] }), 4)
    buy(game, 'bench')
    expect(game.screenView.own).toMatchObject({
      play: { levels: [2, 1], hands: [3], benches: 1, right: 4, market: 0 },
    })
    turns(game.at(270_000), 2)
    expect(game.screenView.own).toMatchObject({ play: { right: 6, market: 80 } })
    expect(JSON.stringify(game.screenView.own)).not.toMatch(/ana|cleo/)
  })

  it('[WS9] the end tells what buying cost and brought', () => {
    const game = turns(workshop(), 8)
    expect([buy(game, 'apprentice'), buy(game, 'bench')]).toEqual(['ok', 'ok'])
    turns(game.later(20_000), 2)
    turns(game.at(275_000), 1).at(360_500)
    const { ending } = game.viewOf('ana').you
    const built = { bench: 1, apprentices: 1, spent: 10, byBench: 2, byApprentices: 12, market: 40 }
    expect(ending).toEqual({ coins: 80 + 22 + 40 + 12 - 10, ...built })
    expect(game.scoreOf('ana')).toBe(144)
    expect(game.viewOf('ana').own).toEqual({
      levels: [1, 1],
      hands: [1, 1],
      benches: 1,
      apprentices: 1,
      market: 40,
      earned: 144 + 10,
    })
  })

  it('[WS10] a game that was stored before its end was told goes on', () => {
    const game = turns(workshop(), 3)
    const stored = JSON.parse(JSON.stringify(game.game.mode))
    const { spent, byBench, market, made, ...older } = stored.hands.ana.own
    expect([spent, byBench, market, made]).toEqual([0, 0, 0, 0])
    stored.hands.ana.own = older
    expect(rules.readState(stored)).toEqual(game.game.mode)
  })
})
