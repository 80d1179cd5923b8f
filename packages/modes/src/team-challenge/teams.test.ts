import type { ModePlayer } from '@pathquest/core/modes/mode'
import { seededRandom } from '@pathquest/core/random'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceTeams,
  dealTeams,
  rankTeams,
  scoreTeams,
  seatLatecomer,
  type Team,
  withMemberGains,
} from './teams'

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
const teamCount = fc.integer({ min: 2, max: 6 })

const idsOf = (teams: Team[]) => teams.flatMap((team) => team.playerIds).sort()
const presentSizes = (teams: Team[], players: ModePlayer[]) =>
  teams.map(
    (team) => players.filter((one) => one.present && team.playerIds.includes(one.id)).length,
  )

/**
 * Players join, leave, return and are removed; `look` sees the teams after each question opened.
 */
function played(
  count: number,
  first: number,
  sequence: Change[],
  look: (teams: Team[], players: ModePlayer[], before: Team[]) => void,
): void {
  let players = Array.from({ length: first }, (_, i) => player(`p${i}`))
  let next = first
  let teams = dealTeams(
    count,
    players.map(({ id }) => id),
    seededRandom(`${count}:${first}`),
  )
  const set = (who: number, present: boolean) => {
    players = players.map((one, i) => (i === who % players.length ? player(one.id, present) : one))
  }
  for (const { what, who } of [...sequence, { what: 'open', who: 0 } as const]) {
    if (what === 'join') {
      players = [...players, player(`p${next++}`)]
      teams = seatLatecomer(teams, `p${next - 1}`, players)
    } else if (what === 'lose') set(who, false)
    else if (what === 'return') set(who, true)
    else if (what === 'remove' && players.length > 1) {
      players = players.filter((_, i) => i !== who % players.length)
    } else if (what === 'open') {
      const before = teams
      teams = balanceTeams(teams, players)
      look(teams, players, before)
    }
  }
}

test('[TC2] dealt teams hold everybody once, in sizes that differ by at most one', () => {
  fc.assert(
    fc.property(teamCount, firstPlayers, fc.string(), (count, first, seed) => {
      const ids = Array.from({ length: first }, (_, i) => `p${i}`)
      const teams = dealTeams(count, ids, seededRandom(seed))
      const sizes = teams.map((team) => team.playerIds.length)
      expect(teams).toHaveLength(Math.min(count, first))
      expect(idsOf(teams)).toEqual([...ids].sort())
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }),
  )
})

test('[TC5] present sizes differ by at most one at each opening, after any joining and leaving', () => {
  fc.assert(
    fc.property(teamCount, firstPlayers, changes, (count, first, sequence) => {
      played(count, first, sequence, (teams, players) => {
        const sizes = presentSizes(teams, players)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      })
    }),
  )
})

test('[TC5] balancing loses and duplicates nobody, changes no score and no absent member', () => {
  fc.assert(
    fc.property(teamCount, firstPlayers, changes, (count, first, sequence) => {
      played(count, first, sequence, (teams, players, before) => {
        expect(idsOf(teams)).toEqual(idsOf(before))
        expect(new Set(idsOf(teams)).size).toBe(idsOf(teams).length)
        const present = new Set(players.filter((one) => one.present).map(({ id }) => id))
        teams.forEach((team, i) => {
          const was = before[i] as Team
          expect(team.hundredths).toBe(was.hundredths)
          const absent = (ids: string[]) => ids.filter((id) => !present.has(id))
          expect(absent(team.playerIds)).toEqual(absent(was.playerIds))
        })
      })
    }),
  )
})

test('[TC5] balanced teams stay as they are', () => {
  fc.assert(
    fc.property(teamCount, firstPlayers, changes, (count, first, sequence) => {
      played(count, first, sequence, (teams, players) => {
        expect(balanceTeams(teams, players)).toEqual(teams)
      })
    }),
  )
})

test('[TC8] a question adds the average of the members who count, to the hundredth', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.boolean()), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(points, fc.nat(10_000), (members, hundredths) => {
      const playerIds = members.map((_, i) => `p${i}`)
      const counts = new Set(playerIds.filter((_, i) => members[i]?.[1]))
      const pointsOf = (id: string) => members[Number(id.slice(1))]?.[0] ?? 0
      const [team] = scoreTeams([{ id: 't', number: 1, hundredths, playerIds }], counts, pointsOf)
      const counted = members.filter(([, doesCount]) => doesCount).map(([scored]) => scored)
      const sum = counted.reduce((total, scored) => total + scored, 0)
      const average = counted.length === 0 ? 0 : sum / counted.length
      expect((team?.hundredths ?? 0) - hundredths).toBe(Math.round(100 * average))
      expect(average).toBeLessThanOrEqual(100)
    }),
  )
})

test('[TC13] ranks follow the score, equal scores share one, nobody is left out', () => {
  const scores = fc.array(fc.nat(3), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(scores, (all) => {
      const teams = all.map((hundredths, i) => ({
        id: `team_${i + 1}`,
        number: i + 1,
        hundredths: hundredths * 100,
        playerIds: [],
      }))
      const rows = rankTeams(teams)
      expect(rows.map((row) => row.number).sort()).toEqual(teams.map((team) => team.number))
      for (const row of rows) {
        expect(row.rank).toBe(1 + rows.filter((other) => other.score > row.score).length)
      }
    }),
  )
})

test('[TC17] a team gains the average of its members, and the ranks follow', () => {
  const teams = ['team_1', 'team_2'].map((teamId, i) => ({
    ...{ teamId, number: i + 1, rank: i + 1 },
    score: 20 - 6 * i,
    playerIds: [],
  }))
  const gains = [10, 5].map((gained) => ({ teamId: 'team_2', gained }))
  expect(withMemberGains(teams, [...gains, { teamId: null, gained: 90 }])).toMatchObject([
    { teamId: 'team_2', score: 22, rank: 1 },
    { teamId: 'team_1', score: 20, rank: 2 },
  ])
})
