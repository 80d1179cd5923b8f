import { resultPost } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { type Play, type PlayOptions, play } from '../testing/play'
import { registerTestModes } from '../testing/register'
import { session } from '../testing/session'
import type { Ground } from './ground'
import { SITES, type Site } from './manifest'
import type { ClaimsView } from './views'

// With them comes a kind of question that can be partly right.
registerTestModes()

const CLASS = ['ana', 'ben', 'cleo', 'dan']
const questions = Array.from({ length: 4 }, (_, i) => testQuestion(i))
const claims = (change: PlayOptions = {}) =>
  play({ mode: 'open_claims', players: CLASS, questions, ...change }).later(1_000)

const seen = (game: Play, id = 'ana') => game.viewOf(id).own as unknown as ClaimsView
const groundOf = (game: Play) => (game.game.mode as RoundsState<Ground>).extra
const sum = (funds: Record<Site, number>) => SITES.reduce((all, site) => all + funds[site], 0)
const byFund = (game: Play) => {
  const { open, funds } = seen(game)
  return [...open].sort((a, b) => funds[b] - funds[a])
}
const pick = (game: Play, id: string, site: Site | undefined) =>
  game.says(game.moveOf(id, 'pick', { site }))
/** Everybody picks the same site, and the question is open. */
function allAt(game: Play, site: Site | undefined, players = CLASS): Play {
  for (const id of players) expect(pick(game, id, site)).toBe('ok')
  return game.later(1_000)
}

describe('open claims', () => {
  it('[OC1] lays 5 for each player, 10 in the last two rounds, by four parts', () => {
    const game = claims()
    expect(SITES.map((site) => seen(game).funds[site]).sort((a, b) => a - b)).toEqual([2, 4, 6, 8])
    game.advance().advance().advance()
    expect(sum(seen(game).funds)).toBe(40)
    game.advance().advance().advance()
    expect([sum(seen(game).funds), seen(game).isDouble]).toEqual([80, true])
  })

  it('[OC2] a pick is final; who picks none digs at the leanest site', () => {
    const game = claims()
    const [richest, , , leanest] = byFund(game)
    expect(pick(game, 'ana', richest)).toBe('ok')
    expect(pick(game, 'ana', leanest)).toBe('already_submitted')
    game.later(12_500)
    expect(['ana', 'ben'].map((id) => seen(game, id).pick)).toEqual([richest, leanest])
    expect(pick(game, 'ben', richest)).toBe('not_now')
  })

  it('[OC2] who joins during the phase digs at the leanest, and is asked', () => {
    const game = claims({ allowLateJoin: true }).join('eve').connect('eve')
    const leanest = byFund(game).at(-1)
    allAt(game, leanest)
    expect([seen(game, 'eve').pick, game.stageOf('eve').name]).toEqual([leanest, 'question'])
  })

  it('[OC9] an answer that is accepted later takes nothing from who has dug', () => {
    const solution = { accepted: ['veterinarian'] }
    const typed = { kind: 'typed', options: [], correctIndex: null, shape: {}, solution }
    const game = claims({ questions: [testQuestion(0, typed), ...questions] })
    const [richest] = byFund(game)
    allAt(game, richest)
    const { laid } = groundOf(game)
    for (const id of CLASS) {
      const word = id === 'ana' ? 'veterinarian' : id === 'dan' ? 'no idea' : 'animal doctor'
      game.send(game.moveOf(id, 'answer', { questionId: 'qn_test_0', answer: word }))
    }
    expect(CLASS.map(game.scoreOf)).toEqual([8, 0, 0, 0])
    game.host('accept_answer', { questionId: 'qn_test_0', answer: 'animal doctor' as never })
    expect(CLASS.map(game.scoreOf)).toEqual([8, 2, 2, 0])
    expect([seen(game).gain, seen(game, 'ben').gain]).toEqual([8, 2])
    const ground = groundOf(game)
    expect([ground.laid, ground.paid]).toEqual([laid + 4, 12])
    expect(ground.paid + sum(ground.funds)).toBe(ground.laid)
    expect(ground.hauls.ben?.earned[richest as Site]).toBe(2)
  })

  it('[OC3] right answers share the fund, rounded down, also as points of the answer', () => {
    const game = claims()
    const [richest] = byFund(game)
    allAt(game, richest)
    for (const id of CLASS) game.answer(id, id === 'dan' ? 'wrong' : 'right')
    expect(CLASS.map(game.scoreOf)).toEqual([2, 2, 2, 0])
    expect(game.stageOf('ana')).toMatchObject({ yourVerdict: { isCorrect: true, pointsEarned: 2 } })
    expect(seen(game)).toMatchObject({ gain: 2, crowd: { [richest as Site]: 4 } })
    const { answers } = resultPost(game.setup, game.host('end').game, 'result')
    expect(answers.map(({ pointsEarned }) => pointsEarned)).toEqual([2, 2, 2, 0])
  })

  it.each([
    [0, 30],
    [6, 60],
  ])('[OC3] after %i empty rounds nobody gets more than %i', (empty, most) => {
    const many = Array.from({ length: 16 }, (_, i) => `p${i}`)
    const all = Array.from({ length: 8 }, (_, i) => testQuestion(i))
    const game = claims({ players: many, questions: all, maxPlayers: 40 })
    for (let i = 0; i < empty; i++) game.advance().advance().advance()
    const [richest] = SITES.toSorted((a, b) => groundOf(game).funds[b] - groundOf(game).funds[a])
    const fund = groundOf(game).funds[richest as Site]
    expect(fund).toBeGreaterThan(most)
    expect(pick(game, 'p0', richest)).toBe('ok')
    game.advance().later(1_000).answer('p0', 'right').advance()
    expect(game.scoreOf('p0')).toBe(most)
    expect(groundOf(game).funds[richest as Site]).toBe(fund - most)
  })

  it('[OC3] a partly right answer gets its part of a share', () => {
    const estimate = testQuestion(0, {
      kind: 'estimate',
      options: [],
      correctIndex: null,
      shape: { min: 0, max: 100 },
      solution: 40,
    })
    const game = claims({ questions: [estimate, ...questions] })
    const [richest] = byFund(game)
    allAt(game, richest)
    for (const [id, answer] of [
      ['ana', 60],
      ['ben', 41],
    ] as const) {
      const { id: questionId } = estimate
      expect(game.says(game.moveOf(id, 'answer', { questionId, answer }))).toBe('ok')
    }
    game.advance()
    // 8 by one and a half shares.
    expect([game.scoreOf('ana'), game.scoreOf('ben')]).toEqual([2, 5])
  })

  it('[OC4] in any game what is laid is paid or lies in the ground', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      session('open_claims', seed, (game) => {
        if (game.game.mode === null) return
        const { laid, paid, funds, digs, isDouble } = groundOf(game)
        expect(paid + sum(funds)).toBe(laid)
        for (const site of SITES) expect(funds[site]).toBeGreaterThanOrEqual(0)
        for (const dig of Object.values(digs ?? {})) {
          expect(dig.each).toBeLessThanOrEqual(isDouble ? 60 : 30)
          expect(dig.each).toBeLessThanOrEqual(dig.fund - dig.left)
        }
      })
    }
  })

  it('[OC4] the fund of a skipped question stays', () => {
    const game = allAt(claims(), 'creek').answer('ana', 'right')
    game.host('skip')
    expect([sum(groundOf(game).funds), seen(game).digs]).toEqual([20, null])
  })

  it('[OC5] fewer than four play on two sites, down to one player', () => {
    const game = claims({ players: ['ana'] })
    const { open, funds } = seen(game)
    expect(open.map((site) => funds[site]).sort()).toEqual([2, 3])
    const closed = SITES.find((site) => !open.includes(site))
    expect(pick(game, 'ana', closed)).toBe('not_now')
    const [richest] = byFund(game)
    expect(pick(game, 'ana', richest)).toBe('ok')
    expect(game.later(1_000).answer('ana', 'right').scoreOf('ana')).toBe(3)
  })

  it('[OC5] the two are where most lies', () => {
    const game = claims()
    const [first, second] = byFund(game)
    game.leave('dan').advance().advance().advance()
    expect([...seen(game).open].sort()).toEqual([first, second].sort())
  })

  it('[OC6] in any game nobody else’s view depends on a pick before the closing', () => {
    const hidden = (site: Site) => {
      const game = claims()
      pick(game, 'ana', site)
      const others = () => JSON.stringify([seen(game, 'ben'), game.screenView, game.hostView])
      const picking = others()
      game.advance().later(1_000).answer('ana', 0)
      return [picking, others()]
    }
    expect(hidden('creek')).toEqual(hidden('spur'))
    for (const seed of [1, 2, 3, 4]) {
      session('open_claims', seed, (game) => {
        if (game.game.mode === null || game.isOver) return
        const { phase } = game.game.mode as RoundsState<Ground>
        expect(JSON.stringify(game.screenView.own)).not.toMatch(/ana|ben|cleo/)
        if (phase === 'open') expect(game.screenView.own).toMatchObject({ digs: null, pick: null })
      })
    }
  })

  it('[OC7] who is gone for good is in no headcount', () => {
    const game = claims().lose('dan').later(15_100)
    for (const id of CLASS.slice(0, 3)) pick(game, id, 'creek')
    game.later(1_000)
    for (const id of CLASS.slice(0, 3)) game.answer(id, 'wrong')
    expect(sum(seen(game).crowd as Record<Site, number>)).toBe(3)
  })

  it('[OC8] the end tells the best share to all, and to each what they dug out', () => {
    const game = claims()
    const [richest] = byFund(game)
    const site = richest as Site
    allAt(game, richest).answer('ana', 'right').answer('ben', 'wrong')
    game.advance().host('end')
    expect(game.screenView.own).toMatchObject({
      laid: 20,
      paid: 8,
      best: { index: 0, site, each: 8, sharers: 1, fund: 8 },
    })
    expect(game.viewOf('ana').you.ending).toMatchObject({
      rounds: { [site]: 1 },
      earned: { [site]: 8 },
    })
    expect(game.viewOf('ben').you.ending).toMatchObject({ earned: { [site]: 0 } })
  })

  it('stays small with a hundred players', () => {
    const players = Array.from({ length: 100 }, (_, i) => `player_with_a_long_id_${i}`)
    const many = Array.from({ length: 20 }, (_, i) => testQuestion(i))
    const game = claims({ players, maxPlayers: 100, questions: many })
    for (let round = 0; round < 20 && !game.isOver; round++) {
      for (const [i, id] of players.entries()) pick(game, id, SITES[i % 4])
      game.later(1_000)
      for (const [i, id] of players.entries()) game.answer(id, i % 3 === 0 ? 'wrong' : 'right')
      game.advance()
    }
    expect(JSON.stringify(game.game.mode).length).toBeLessThan(300_000)
    expect(JSON.stringify(game.screenView.own).length).toBeLessThan(2_000)
  })
})
