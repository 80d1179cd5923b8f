import { makeDeck } from '@pathquest/core/careers/deck'
import { clampedStandings, resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { sampleCareers, sampleDeck } from '@pathquest/core/testing/sample-careers'
import { describe, expect, it } from 'vitest'
import type { PlayerModeView, WatchedModeView } from '../kits/self-paced/views'
import { contextOf, modeOf } from '../testing/look'
import { type Play, type PlayOptions, play, playSolo } from '../testing/play'
import type { Game } from './game'
import { distanceFrom, FIGURES, figureIn, type GroundCard, groundOf } from './ground'
import { rules } from './rules'
import type { ClassPlay, OwnEnd, PlayerPlay, Summary } from './views'

const higherGround = (change: PlayOptions = {}) => play({ mode: 'higher_ground', ...change })

const viewOf = (game: Play, id = 'ana') =>
  game.viewOf(id).own as unknown as PlayerModeView<PlayerPlay>
const own = (game: Play, id = 'ana') => viewOf(game, id).play
const watched = (game: Play) => game.screenView.own as unknown as WatchedModeView<ClassPlay>
const groundOfGame = (game: Play) =>
  (game.setup.material as unknown as { cards: GroundCard[] }).cards
const stateOf = (game: Play) => game.game.mode as Game

/** The gap where a card of the pair belongs. */
function gapFor(game: Play, card: 0 | 1, id = 'ana'): number {
  const { pair, ridge, figure } = own(game, id)
  const value = figureIn(groundOfGame(game), pair?.[card].key ?? -1, figure)
  return ridge.filter((one) => one.value < value).length
}

function place(game: Play, isRight = true, id = 'ana', card: 0 | 1 = 0) {
  const gap = gapFor(game.later(400), card, id)
  const count = own(game, id).ridge.length + 1
  const chosen = isRight ? gap : (gap + 1) % count
  return game.says(game.moveOf(id, 'place', { card, gap: chosen }))
}
const next = (game: Play, id = 'ana') => game.says(game.moveOf(id, 'next'))

/** One turn: placed, and on from a miss or a ridge that is done. */
function turn(game: Play, isRight = true, id = 'ana') {
  expect(place(game, isRight, id)).toBe('ok')
  if (!game.isOver && own(game, id).isHeld) expect(next(game, id)).toBe('ok')
}

const untimed = (change: PlayOptions = {}) => higherGround({ timeStretch: null, ...change })

const rowOf = (game: Play, id = 'ana') =>
  clampedStandings(game.setup, game.game, game.now).find((row) => row.playerId === id)
const gradeOf = (game: Play, id = 'ana') =>
  modeOf(game)
    .standings(game.game.mode, contextOf(game))
    .find((row) => row.playerId === id)?.grade

describe('higher_ground', () => {
  it('[HG1] is dealt careers with all three figures, each set of figures once', () => {
    const deal = (careers: ReturnType<typeof sampleCareers>) =>
      rules.deal?.({
        deck: makeDeck(careers, { careerId: null, industry: null }, seededRandom('a')),
        settings: { minutes: 6 },
        random: seededRandom('b'),
        draw: { seed: 'b', before: 0 },
        language: 'en',
      })
    const dealt = deal(sampleCareers(200))
    expect(dealt?.questions).toEqual([])
    expect(dealt?.material).toHaveProperty('cards.length', 120)
    const careers = sampleCareers(30)
    expect(deal(careers)).not.toBeNull()
    expect(deal(careers.map((one) => ({ ...one, growthRate: null })))).toBeNull()
    const [first] = careers
    const twins = careers.map((one) => ({
      ...one,
      salaryMedian: first?.salaryMedian ?? 0,
      growthRate: 3,
      employment2024: 5_000,
    }))
    expect(deal(twins)).toBeNull()
    expect(groundOf(sampleDeck())?.[0]).toEqual({
      id: expect.any(String),
      title: expect.any(String),
      pay: expect.any(Number),
      growth: expect.any(Number),
      jobs: expect.any(Number),
    })
  })

  it('[HG2] a ridge starts with two cards in order, by figures in turns, in an own order', () => {
    const game = untimed()
    for (const figure of [...FIGURES, 'pay']) {
      const { ridge, figure: by } = own(game)
      expect(by).toBe(figure)
      expect(ridge).toHaveLength(2)
      expect(ridge[0]?.value).toBeLessThan(ridge[1]?.value ?? 0)
      for (let i = 0; i < 3; i++) turn(game, false)
    }
    const orders = ['ana', 'ben'].map((id) => stateOf(game).climbers[id]?.pile.slice(0, 20))
    expect(orders[0]).not.toEqual(orders[1])
  })

  it('[HG3] turns come by the clock, the same for all, and wait', () => {
    const game = higherGround()
    expect(viewOf(game).cards).toBe(3)
    for (let i = 0; i < 3; i++) turn(game)
    expect(own(game).pair).toBeNull()
    expect(viewOf(game).nextCardAt).toBe(stateOf(game).time.zero + 15_000)
    expect(game.says(game.moveOf('ana', 'place', { card: 0, gap: 0 }))).toBe('not_now')
    expect(own(game.at(15_000)).pair).not.toBeNull()
    expect(viewOf(game.at(60_000), 'ben').cards).toBe(7)
    expect(viewOf(untimed()).cards).toBe(24)
    const slow = higherGround({ timeStretch: 2 }).at(29_999)
    expect([viewOf(slow).cards, viewOf(slow.at(30_000)).cards]).toEqual([3, 4])
  })

  it('[HG4] both cards are far enough from the ridge, and gaps are those of the ridge', () => {
    const game = untimed()
    const ground = groundOfGame(game)
    game.later(400)
    const beyond = game.moveOf('ana', 'place', { card: 0, gap: 3 })
    expect(game.says(beyond)).toBe('option_not_found')
    for (let i = 0; i < 20; i++) {
      const { ridge, pair, figure } = own(game)
      const keys = ridge.map(({ key }) => key)
      for (const { key } of pair ?? []) {
        expect(keys).not.toContain(key)
        expect(distanceFrom(keys, key, figure, ground)).toBeGreaterThanOrEqual(1)
      }
      expect(new Set(pair?.map(({ key }) => key)).size).toBe(2)
      turn(game, i % 3 > 0)
    }
  })

  it('[HG5] the figures of the two cards are in no view', () => {
    const game = untimed({ players: ['ana', 'ben', 'cleo'] })
    const random = seededRandom('views')
    for (let i = 0; i < 40; i++) {
      const id = ['ana', 'ben', 'cleo'][i % 3] as string
      const { pair } = own(game, id)
      const other = { cards: groundOfGame(game).map((card) => ({ ...card })) }
      for (const { key } of pair ?? []) Object.assign(other.cards[key] ?? {}, CANARIES)
      const { views } = modeOf(game)
      const [context, changed] = [contextOf(game), { ...contextOf(game), material: other }]
      const seen = JSON.stringify(views.player(game.game.mode, id, context))
      expect(JSON.stringify(views.player(game.game.mode, id, changed as never))).toBe(seen)
      const screen = JSON.stringify(views.screen(game.game.mode, changed as never))
      expect(screen).toBe(JSON.stringify(views.screen(game.game.mode, context)))
      turn(game, random() < 0.7, id)
    }
  })

  it('[HG6] a right place stays and scores the gaps, and the next two come at once', () => {
    const game = untimed()
    const scores = [3, 4, 5, 6].map(() => {
      const before = own(game)
      expect(own(game).worth).toBe(before.ridge.length + 1)
      expect(place(game)).toBe('ok')
      expect(own(game)).toMatchObject({ isHeld: false, last: { isRight: true } })
      expect(own(game).pair).not.toBeNull()
      return own(game).score - before.score
    })
    expect(scores).toEqual([3, 4, 5, 6])
    expect(own(game).ridge).toHaveLength(6)
  })

  it('[HG7] a miss is shown where it belongs until Next or for eight seconds, and set aside', () => {
    const game = higherGround()
    const at = gapFor(game, 1)
    expect(place(game, false, 'ana', 1)).toBe('ok')
    const { last, ridge, score } = own(game)
    expect(last).toMatchObject({ isRight: false, points: 0, at })
    expect(last?.gap).not.toBe(at)
    expect(own(game)).toMatchObject({ isHeld: true, pair: null, misses: 1 })
    expect([ridge.length, score]).toEqual([2, 0])
    expect(place(game)).toBe('not_now')
    expect(own(game.later(7_500)).isHeld).toBe(true)
    expect(own(game.later(500))).toMatchObject({ isHeld: false, last: null })
    expect(own(game).pair?.some(({ key }) => key === last?.key)).toBe(false)
    expect(place(game, false)).toBe('ok')
    expect([next(game), next(game)]).toEqual(['ok', 'stale_version'])
    expect(own(game).pair).not.toBeNull()
    const slow = higherGround().host('extra_time', { playerId: 'ana', factor: 2 })
    place(slow, false)
    expect(own(slow.later(15_000)).isHeld).toBe(true)
    expect(own(slow.later(1_100)).isHeld).toBe(false)
  })

  it('[HG8] a ridge is done at seven cards or three misses, and the next begins', () => {
    const game = untimed()
    for (let i = 0; i < 5; i++) place(game)
    expect(own(game)).toMatchObject({ isHeld: true, ended: 'complete', complete: 1, score: 25 })
    expect(next(game)).toBe('ok')
    expect(own(game)).toMatchObject({ number: 1, figure: 'growth', misses: 0, ended: null })
    for (let i = 0; i < 2; i++) turn(game, false)
    expect(place(game, false)).toBe('ok')
    expect(own(game)).toMatchObject({ ended: 'misses', misses: 3, complete: 1 })
    next(game)
    expect(own(game)).toMatchObject({ number: 2, misses: 0 })
  })

  it('[HG9] in the evening places count double', () => {
    const game = higherGround().at(270_000)
    expect(viewOf(game)).toMatchObject({ isEvening: true, play: { worth: 6 } })
    turn(game)
    expect(own(game).score).toBe(6)
    const day = untimed()
    for (let i = 0; i < 17; i++) turn(day, false)
    expect(viewOf(day).isEvening).toBe(false)
    turn(day, false)
    expect(viewOf(day).isEvening).toBe(true)
  })

  it('[HG10] the board changes every ten seconds, untimed at once', () => {
    const game = higherGround()
    turn(game)
    expect([game.scoreOf('ana'), game.at(9_999).scoreOf('ana')]).toEqual([0, 0])
    expect(game.at(10_000).scoreOf('ana')).toBe(3)
    const free = untimed()
    turn(free)
    expect(free.scoreOf('ana')).toBe(3)
  })

  it('[HG11] grades the first twelve placements, and stores no answers', () => {
    const game = untimed()
    for (let i = 0; i < 14; i++) turn(game, i % 2 === 0)
    expect(rowOf(game)).toMatchObject({ correctAnswers: 7, totalAnswers: 14, askedQuestions: 14 })
    expect(gradeOf(game)).toBe(0.5)
    expect(gradeOf(game, 'ben')).toBe(0)
    const short = higherGround().at(16_000)
    for (let i = 0; i < 2; i++) turn(short)
    short.host('end')
    expect(gradeOf(short)).toBe(2 / 4)
    expect(resultPost(short.setup, short.game, 'result').answers).toEqual([])
    const alone = playSolo({ mode: 'higher_ground' })
    turn(alone)
    alone.send(alone.moveOf('ana', 'end'))
    expect(gradeOf(alone)).toBe(1 / 12)
  })

  it('[HG12] a late player has the turns of everybody, and a repeated move counts once', () => {
    const game = higherGround({ allowLateJoin: true }).at(60_000)
    game.join('eve').connect('eve')
    expect(viewOf(game, 'eve')).toMatchObject({ cards: 7, play: { score: 0 } })
    turn(game)
    game.lose('ana').later(20_000).connect('ana')
    expect(own(game).score).toBe(3)
    const move = game.moveOf('ana', 'place', { card: 0, gap: gapFor(game.later(400), 0) })
    const replies = [game.send(move), game.send(move)].map((done) => done.ok && done.reply)
    expect(replies).toEqual([
      { isCorrect: true, pointsEarned: 4 },
      { isCorrect: true, pointsEarned: 4 },
    ])
    expect(own(game).placed).toBe(2)
  })

  it('[HG13] in a pause the clock stands still and nothing is placed', () => {
    const game = higherGround()
    turn(game)
    const { cards } = viewOf(game)
    game.loseHost().later(15_000)
    const before = viewOf(game)
    game.later(300_000)
    expect(viewOf(game).cards).toBe(before.cards)
    expect(before.cards).toBeGreaterThanOrEqual(cards)
    expect(place(game)).toBe('game_paused')
    game.hostBack()
    expect(place(game)).toBe('ok')
  })

  it('[HG14] host and projector see ridges without names and without careers', () => {
    const players = Array.from({ length: 30 }, (_, i) => `player${i}`)
    const game = untimed({ players })
    for (let i = 0; i < 5; i++) turn(game, true, 'player7')
    turn(game, false, 'player8')
    const { range, ...sums } = watched(game).play
    expect(sums).toEqual({ complete: 1, placed: 6, right: 5 })
    expect(range).toHaveLength(28)
    const seen = JSON.stringify(game.screenView.own)
    expect(seen).not.toContain('player')
    expect(seen).not.toContain('Job ')
    expect(game.hostView.own).toEqual(game.screenView.own)
  })

  it('[HG15] ends with the clock or the last turn, and tells what was hardest', () => {
    expect(higherGround().at(360_499).isOver).toBe(false)
    expect(higherGround().at(360_500).isOver).toBe(true)
    const game = untimed({ modeSettings: { minutes: 3 } })
    for (const id of ['ana', 'ben']) for (let i = 0; i < 12; i++) turn(game, i % 4 > 0, id)
    expect(game.isOver).toBe(true)
    const summary = game.screenView.own as unknown as Summary
    expect(summary).toMatchObject({ placed: 24, right: 18 })
    const tries = Object.values(stateOf(game).tries)
    const most = Math.max(...tries.map(([wrong]) => wrong))
    expect(summary.hardest?.wrong ?? 1).toBe(most)
    const mine = game.viewOf('ana').you.ending as unknown as OwnEnd
    expect(mine.ridge.length).toBeGreaterThan(2)
    expect(JSON.stringify(summary)).not.toContain('ana')
  })

  it('[HG16] alone, advancing goes on from a miss, and the clock ends the game', () => {
    const game = playSolo({ mode: 'higher_ground' })
    const advance = () => game.says(game.moveOf('ana', 'advance'))
    expect(advance()).toBe('stale_version')
    place(game, false)
    expect(advance()).toBe('ok')
    expect(own(game).isHeld).toBe(false)
    expect(game.isOver).toBe(false)
    expect(game.at(360_500).isOver).toBe(true)
  })

  it('holds its ridges sorted and its scores the sum of gaps, in random games', () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = seededRandom(`hold ${seed}`)
      const game = higherGround({ players: ['ana', 'ben', 'cleo'] })
      const sums = new Map<string, number>()
      while (!game.isOver && game.now < 1_400_000) {
        const id = ['ana', 'ben', 'cleo'][Math.floor(random() * 3)] as string
        game.later(random() * 9_000)
        if (game.isOver) break
        const { pair, isHeld, ridge } = own(game, id)
        const values = ridge.map(({ value }) => value)
        expect(values).toEqual([...values].sort((a, b) => a - b))
        expect(new Set(values).size).toBe(values.length)
        if (isHeld && random() < 0.5) next(game, id)
        if (!pair || isHeld) continue
        const gap = Math.floor(random() * (ridge.length + 1))
        const times = viewOf(game, id).isEvening ? 2 : 1
        game.send(game.moveOf(id, 'place', { card: random() < 0.5 ? 0 : 1, gap }))
        if (game.isOver) break
        const after = own(game, id)
        if (after.placed > 0 && after.last?.isRight && after.last.gap === gap) {
          const isNew = after.ridge.length === ridge.length + 1
          if (isNew) sums.set(id, (sums.get(id) ?? 0) + times * (ridge.length + 1))
        }
        expect(after.score).toBe(sums.get(id) ?? 0)
      }
    }
  })

  it('stays small with a hundred players', () => {
    const players = Array.from({ length: 100 }, (_, i) => `player${i}`)
    const game = higherGround({ players, maxPlayers: 100 }).at(60_000)
    for (const id of players) for (let i = 0; i < 4; i++) turn(game, i !== 2, id)
    expect(JSON.stringify(game.game.mode).length).toBeLessThan(300_000)
    expect(JSON.stringify(game.screenView.own).length).toBeLessThan(16_000)
  })
})

const CANARIES = { pay: 987_654_321, growth: 876, jobs: 765_432_198 }
