import { seededRandom } from '@pathquest/core/random'
import { testQuestion } from '@pathquest/core/testing/setup'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealCrews } from '../kits/crews/crews'
import { type Play, type PlayOptions, play } from '../testing/play'
import { registerTestModes } from '../testing/register'
import { HEXES, NEIGHBOURS, startsFor, tileName, turned } from './hexes'
import {
  groundOf,
  type Land,
  landOf,
  legalFrom,
  newBoard,
  settled,
  stakesFor,
  takenBy,
} from './land'
import type { LandView } from './views'

registerTestModes()

const NAMES = ['ana', 'ben', 'cleo', 'dan', 'eve', 'finn']
const questions = Array.from({ length: 5 }, (_, i) => testQuestion(i))
const game = (count = 6, change: PlayOptions = {}) =>
  play({ mode: 'surveyors', players: NAMES.slice(0, count), questions, ...change }).later(1_000)
const seen = (played: Play) => played.screenView.own as unknown as LandView
const own = (played: Play, id = 'ana') => played.viewOf(id).own as unknown as LandView
const stateOf = (played: Play) => (played.game.mode as { extra: Land }).extra
const name = (played: Play, id: string, tile: number) =>
  played.says(played.moveOf(id, 'name', { tile }))
const answerAll = (played: Play, isRight: (id: string) => boolean, ids = NAMES) => {
  for (const id of ids) played.answer(id, isRight(id) ? 'right' : 'wrong')
  return played
}
const all = () => true

const members = ['a', 'b', 'c'].map((id) => ({ id }))

/** A board of three teams, changed. */
function land(change: Partial<Land> = {}, teams = 3): Land {
  const crews = dealCrews(teams, members.slice(0, teams), seededRandom('crews'))
  const none = [0, 0, 0]
  const board = newBoard(crews, seededRandom('board'))
  return {
    ...{ ...board, peaks: [], crews, stakes: none, earned: none, spent: none },
    ...{ names: {}, last: null, rounds: [], own: {} },
    ...change,
  }
}
const random = seededRandom('take')

describe('surveyors', () => {
  it('[SV1] the board is the same for every team when it is turned', () => {
    expect(HEXES).toHaveLength(37)
    expect(new Set(HEXES.map((_, tile) => tileName(tile))).size).toBe(37)
    for (const teams of [2, 3]) {
      const crews = dealCrews(teams, members, seededRandom('crews'))
      for (let seed = 0; seed < 50; seed++) {
        const { peaks, starts } = newBoard(crews, seededRandom(`board ${seed}`))
        const [start = 0] = startsFor(teams)
        expect(turned(start, teams).sort()).toEqual([...starts].sort())
        expect(new Set(peaks).size).toBe(2 * teams)
        const isTurned = peaks.every((tile) => turned(tile, teams).every((t) => peaks.includes(t)))
        expect(isTurned && peaks.every((tile) => !starts.includes(tile))).toBe(true)
      }
    }
    const board = land({ peaks: [18] })
    expect([landOf(board, 1), landOf({ ...board, owner: HEXES.map(() => 1) }, 1)]).toEqual([1, 39])
  })

  it('[SV2] a right answer scores, and 2 more for a tile that is taken', () => {
    const played = answerAll(game(), all)
    const { reach } = own(played)
    expect(name(played, 'ana', reach[0]?.tile ?? 0)).toBe('ok')
    played.advance()
    expect([played.scoreOf('ana'), played.scoreOf('ben')]).toEqual([12, 10])
    expect(own(played).last?.taken.map(({ tile }) => tile)).toContain(reach[0]?.tile)
  })

  it('[SV3] stakes by the share right, twice as many at the end, 2 more for the last alone', () => {
    const level = land()
    expect([1, 0.5, 0.25, 0].map((share) => stakesFor(level, 1, share, false))).toEqual([
      4, 2, 1, 0,
    ])
    expect(stakesFor(level, 1, 1, true)).toBe(8)
    const owner = [...level.owner]
    for (const tile of [18, 19, 20]) owner[tile] = tile - 17
    expect(stakesFor({ ...level, owner }, 3, 0, false)).toBe(0)
    owner[20] = 0
    expect(stakesFor({ ...level, owner }, 3, 0.5, false)).toBe(4)
    const played = answerAll(game(), (id) => own(played0, id).team === 1)
    expect(seen(played).teams.map(({ stakes }) => stakes)).toEqual([4, 0, 0])
  })
  const played0 = game()

  it('[SV3] absent members do not count, unless they have answered', () => {
    const played = game()
    const mates = NAMES.filter((id) => own(played, id).team === 1)
    played.lose(mates[1] ?? '').later(15_000)
    for (const id of NAMES)
      if (id !== mates[1]) played.answer(id, id === mates[0] ? 'right' : 'wrong')
    expect(seen(played).teams[0]?.stakes).toBe(4)
  })

  it('[SV4] members name a tile beside their land, seen by nobody else', () => {
    const played = answerAll(game(), all)
    const { reach, phase } = own(played)
    expect([phase?.limitMs, phase?.mayChoose]).toEqual([15_000, true])
    const ground = groundOf(stateOf(played), own(played).team ?? 0)
    for (const { tile } of reach) {
      expect(NEIGHBOURS[tile]?.some((beside) => ground.has(beside))).toBe(true)
    }
    const far = [...HEXES.keys()].find((tile) => !reach.some((one) => one.tile === tile)) ?? 0
    expect(name(played, 'ana', far)).toBe('not_now')
    const others = () =>
      NAMES.slice(1).map((id) => JSON.stringify({ ...own(played, id), phase: 0 }))
    const before = others()
    expect(name(played, 'ana', reach[0]?.tile ?? 0)).toBe('ok')
    expect(others()).toEqual(before)
    expect(own(played).named).toBe(reach[0]?.tile)
    played.later(16_000)
    expect(seen(played).phase).toBeNull()
  })

  it('[SV5] most named first; foreign land takes 2 stakes and two neighbours; starts are safe', () => {
    const board = land({ stakes: [1, 0, 0] })
    const start = board.starts[0] ?? 0
    const [one = 0, two = 0] = NEIGHBOURS[start] ?? []
    expect(takenBy(board, 1, [one, two, two], random)).toEqual({ taken: [two], spent: 1 })
    const owner = [...board.owner]
    owner[one] = 2
    const foreign = { ...board, owner, stakes: [2, 0, 0] }
    expect(legalFrom(foreign, groundOf(foreign, 1), 2)).not.toContain(one)
    const beside = (NEIGHBOURS[one] ?? []).find((tile) => tile !== start && owner[tile] === 0) ?? 0
    owner[beside] = 1
    const near = { ...board, owner: [...owner], stakes: [2, 0, 0] }
    expect(takenBy(near, 1, [one], random)).toEqual({ taken: [one], spent: 2 })
    expect(legalFrom(near, groundOf(near, 1), 1)).not.toContain(one)
    const everywhere = new Set([...HEXES.keys()].filter((tile) => !board.starts.includes(tile)))
    expect(legalFrom(board, everywhere, 9)).toEqual([])
  })

  it('[SV6] stakes that are left take the worthiest', () => {
    const board = land({ stakes: [2, 0, 0] })
    const [one = 0, two = 0, three = 0] = NEIGHBOURS[board.starts[0] ?? 0] ?? []
    const { taken, spent } = takenBy({ ...board, peaks: [three] }, 1, [one], random)
    expect([taken, spent]).toEqual([[one, three], 2])
    expect(taken).not.toContain(two)
  })

  it('[SV7] a tile that two teams take stays as it was', () => {
    const board = land({ stakes: [1, 1, 0] })
    const owner = [...board.owner]
    const middle = 18
    const [one = 0, , two = 0] = NEIGHBOURS[middle] ?? []
    owner[one] = 1
    owner[two] = 2
    const after = settled({ ...board, owner }, () => [middle], random)
    expect(after.last).toEqual({ taken: [], contested: [middle] })
    expect([after.owner[middle], after.spent]).toEqual([0, [1, 1, 0]])
  })

  it('[SV8] the score of a team is its land', () => {
    const played = answerAll(game(), all).advance()
    const { teams } = seen(played)
    const rows = played.screenView.teams ?? []
    for (const { number, land: worth } of teams) {
      expect(rows.find((row) => row.number === number)?.score).toBe(worth)
      expect(worth).toBe(landOf(stateOf(played), number))
    }
  })

  it('[SV8] one owner a tile, and never more spent than earned', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(36), { minLength: 6, maxLength: 60 }),
        fc.nat(5),
        (tiles, mix) => {
          const played = game()
          for (let round = 0; round < questions.length; round++) {
            answerAll(played, (id) => (NAMES.indexOf(id) + round + mix) % 3 > 0)
            for (const [i, id] of NAMES.entries())
              name(played, id, tiles[(i + round) % tiles.length] ?? 0)
            if (seen(played).phase) played.advance()
            const { earned, spent, owner, starts } = stateOf(played)
            expect(spent.every((one, i) => one <= (earned[i] ?? 0))).toBe(true)
            expect(starts.map((tile) => owner[tile])).toEqual([1, 2, 3])
            const held = [1, 2, 3].reduce((sum, team) => sum + groundOf({ owner }, team).size, 0)
            expect(held).toBe(owner.filter((one) => one > 0).length)
            if (round + 1 < questions.length) played.advance().later(1_000)
          }
        },
      ),
      { numRuns: 15 },
    )
  })

  it('[SV9] two teams for fewer than four; alone against nobody, until somebody comes', () => {
    const teamsOf = (count: number) => seen(game(count)).teams.map(({ number }) => number)
    expect([teamsOf(6), teamsOf(3), teamsOf(1)]).toEqual([[1, 2, 3], [1, 2], [1]])
    const played = game(1, { allowLateJoin: true })
    answerAll(played, all, ['ana']).later(16_000)
    expect(seen(played).teams[0]?.land).toBeGreaterThan(4)
    played.join('zoe').connect('zoe')
    expect(seen(played).teams.map(({ number }) => number)).toEqual([1, 2])
    expect(seen(played).owner[startsFor(2)[1] ?? 0]).toBe(2)
  })

  it('[SV10] nothing right, or skipped: no stakes', () => {
    const survey = [testQuestion(0, { correctIndex: null }), testQuestion(1)]
    const played = game(6, { questions: survey })
    for (const id of NAMES) played.answer(id, 1)
    expect([seen(played).phase, seen(played).teams[0]?.stakes]).toEqual([null, 0])
    played.advance().later(1_000).host('skip')
    expect([seen(played).phase, seen(played).teams[0]?.stakes]).toEqual([null, 0])
  })

  it('[SV11] the end shows the map, and each player the own names', () => {
    const played = answerAll(game(), all)
    name(played, 'ana', own(played).reach[0]?.tile ?? 0)
    played.advance().host('end')
    expect(played.screenView.own).toMatchObject({
      teams: [1, 2, 3],
      rounds: [[1, 2, 3].map(() => expect.any(Number))],
    })
    expect(played.viewOf('ana').you.ending).toMatchObject({ named: 1, taken: 1 })
    expect(played.viewOf('ben').you.ending).toMatchObject({ named: 0, taken: 0 })
  })
})
