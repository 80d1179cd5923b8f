import type { ModePlayer } from '@pathquest/core/modes/mode'
import { seededRandom } from '@pathquest/core/random'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceCrews,
  type Crew,
  dealCrews,
  firstCrewBonus,
  rankCrews,
  scoreCrews,
  seatLatecomer,
  withMemberGains,
} from './crews'

const player = (id: string, present = true): ModePlayer => ({
  id,
  displayName: id,
  joinedAt: 0,
  connected: present,
  present,
  lapsesAt: null,
  timeFactor: 1,
})

interface Change {
  what: 'join' | 'lose' | 'return' | 'remove' | 'open'
  who: number
}
const changes = fc.array(
  fc.record<Change>({
    what: fc.constantFrom('join', 'join', 'lose', 'return', 'remove', 'open'),
    who: fc.nat(30),
  }),
  { maxLength: 60 },
)
const firstPlayers = fc.integer({ min: 1, max: 30 })
const crewCount = fc.integer({ min: 2, max: 6 })

const idsOf = (crews: Crew[]) => crews.flatMap((crew) => crew.playerIds).sort()
const presentSizes = (crews: Crew[], players: ModePlayer[]) =>
  crews.map(
    (crew) => players.filter((one) => one.present && crew.playerIds.includes(one.id)).length,
  )

/**
 * Players join, leave, return and are removed; `look` sees the crews after each question opened.
 */
function played(
  count: number,
  first: number,
  sequence: Change[],
  look: (crews: Crew[], players: ModePlayer[], before: Crew[]) => void,
): void {
  let players = Array.from({ length: first }, (_, i) => player(`p${i}`))
  let next = first
  let crews = dealCrews(count, players, seededRandom(`${count}:${first}`))
  const set = (who: number, present: boolean) => {
    players = players.map((one, i) => (i === who % players.length ? player(one.id, present) : one))
  }
  for (const { what, who } of [...sequence, { what: 'open', who: 0 } as const]) {
    if (what === 'join') {
      players = [...players, player(`p${next++}`)]
      crews = seatLatecomer(crews, `p${next - 1}`, players)
    } else if (what === 'lose') set(who, false)
    else if (what === 'return') set(who, true)
    else if (what === 'remove' && players.length > 1) {
      players = players.filter((_, i) => i !== who % players.length)
    } else if (what === 'open') {
      const before = crews
      crews = balanceCrews(crews, players)
      look(crews, players, before)
    }
  }
}

test('[CR1] dealt crews hold everybody once, in sizes that differ by at most one', () => {
  fc.assert(
    fc.property(crewCount, firstPlayers, fc.string(), (count, first, seed) => {
      const ids = Array.from({ length: first }, (_, i) => `p${i}`)
      const crews = dealCrews(
        count,
        ids.map((id) => player(id)),
        seededRandom(seed),
      )
      const sizes = crews.map((crew) => crew.playerIds.length)
      expect(crews).toHaveLength(Math.min(count, first))
      expect(idsOf(crews)).toEqual([...ids].sort())
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }),
  )
})

test('[CR3] present sizes differ by at most one at each opening, after any joining and leaving', () => {
  fc.assert(
    fc.property(crewCount, firstPlayers, changes, (count, first, sequence) => {
      played(count, first, sequence, (crews, players) => {
        const sizes = presentSizes(crews, players)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      })
    }),
  )
})

test('[CR3] balancing loses and duplicates nobody, changes no score and no absent member', () => {
  fc.assert(
    fc.property(crewCount, firstPlayers, changes, (count, first, sequence) => {
      played(count, first, sequence, (crews, players, before) => {
        expect(idsOf(crews)).toEqual(idsOf(before))
        expect(new Set(idsOf(crews)).size).toBe(idsOf(crews).length)
        const present = new Set(players.filter((one) => one.present).map(({ id }) => id))
        crews.forEach((crew, i) => {
          const was = before[i] as Crew
          expect(crew.hundredths).toBe(was.hundredths)
          const absent = (ids: string[]) => ids.filter((id) => !present.has(id))
          expect(absent(crew.playerIds)).toEqual(absent(was.playerIds))
        })
      })
    }),
  )
})

test('[CR3] balanced crews stay as they are', () => {
  fc.assert(
    fc.property(crewCount, firstPlayers, changes, (count, first, sequence) => {
      played(count, first, sequence, (crews, players) => {
        expect(balanceCrews(crews, players)).toEqual(crews)
      })
    }),
  )
})

test('[CR4] a question adds the average of the members who count, to the hundredth', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.boolean()), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(points, fc.nat(10_000), (members, hundredths) => {
      const playerIds = members.map((_, i) => `p${i}`)
      const counts = new Set(playerIds.filter((_, i) => members[i]?.[1]))
      const pointsOf = (id: string) => members[Number(id.slice(1))]?.[0] ?? 0
      const [crew] = scoreCrews([{ id: 't', number: 1, hundredths, playerIds }], counts, pointsOf)
      const counted = members.filter(([, doesCount]) => doesCount).map(([scored]) => scored)
      const sum = counted.reduce((total, scored) => total + scored, 0)
      const average = counted.length === 0 ? 0 : sum / counted.length
      expect((crew?.hundredths ?? 0) - hundredths).toBe(Math.round(100 * average))
      expect(average).toBeLessThanOrEqual(100)
    }),
  )
})

test('[CR5] ranks follow the score, equal scores share one, nobody is left out', () => {
  const scores = fc.array(fc.nat(3), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(scores, (all) => {
      const crews = all.map((hundredths, i) => ({
        id: `team_${i + 1}`,
        number: i + 1,
        hundredths: hundredths * 100,
        playerIds: [],
      }))
      const rows = rankCrews(crews)
      expect(rows.map((row) => row.number).sort()).toEqual(crews.map((crew) => crew.number))
      for (const row of rows) {
        expect(row.rank).toBe(1 + rows.filter((other) => other.score > row.score).length)
      }
    }),
  )
})

test('[CR6] a crew gains the average of its members, and the ranks follow', () => {
  const crews = ['team_1', 'team_2'].map((teamId, i) => ({
    ...{ teamId, number: i + 1, rank: i + 1 },
    score: 20 - 6 * i,
    playerIds: [],
  }))
  const gains = [10, 5].map((gained) => ({ teamId: 'team_2', gained }))
  expect(withMemberGains(crews, [...gains, { teamId: null, gained: 90 }])).toMatchObject([
    { teamId: 'team_2', score: 22, rank: 1 },
    { teamId: 'team_1', score: 20, rank: 2 },
  ])
})

test('[CR2] a late player goes to the smallest crew, or founds one where that is full', () => {
  const crews = dealCrews(
    2,
    ['a', 'b', 'c'].map((id) => player(id)),
    seededRandom('late'),
  )
  const players = ['a', 'b', 'c', 'd', 'e'].map((id) => player(id))
  const joined = seatLatecomer(crews, 'd', players, 2)
  expect(joined.map(({ playerIds }) => playerIds.length)).toEqual([2, 2])
  expect(seatLatecomer(joined, 'd', players, 2)).toEqual(joined)
  expect(seatLatecomer(joined, 'e', players, 2)).toMatchObject([
    ...joined,
    { id: 'team_3', number: 3, hundredths: 0, playerIds: ['e'] },
  ])
  expect(seatLatecomer(joined, 'e', players)).toHaveLength(2)
})

test('[CR5] every member of a first crew gets its bonus', () => {
  const [one, two] = dealCrews(
    2,
    ['a', 'b', 'c'].map((id) => player(id)),
    seededRandom('first'),
  ) as [Crew, Crew]
  expect(firstCrewBonus([one, { ...two, hundredths: 100 }])).toEqual(
    Object.fromEntries(two.playerIds.map((id) => [id, 20])),
  )
  expect(Object.keys(firstCrewBonus([one, two]))).toHaveLength(3)
})

test('[CR7] who has chosen a crew is in it, the others fill up, and sizes stay even', () => {
  const choices = fc.array(fc.option(fc.integer({ min: 1, max: 8 })), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(choices, fc.integer({ min: 1, max: 6 }), fc.string(), (chosen, count, seed) => {
      const players = chosen.map((crew, i) => ({ id: `p${i}`, ...(crew !== null && { crew }) }))
      const crews = dealCrews(count, players, seededRandom(seed))
      expect(idsOf(crews)).toEqual(players.map(({ id }) => id).sort())
      const sizes = crews.map(({ playerIds }) => playerIds.length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }),
  )
  const players = [{ id: 'a', crew: 2 }, { id: 'b', crew: 2 }, { id: 'c' }, { id: 'd', crew: 9 }]
  const [one, two] = dealCrews(2, players, seededRandom('chosen'))
  expect([one?.playerIds.sort(), two?.playerIds]).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ])
})
