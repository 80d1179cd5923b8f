import { FIRST_TEAM_BONUS } from '@pathquest/core/rewards/amounts'
import { z } from 'zod'
import { defineRounds } from '../kits/rounds/rounds-mode'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { manifest } from './manifest'
import {
  balanceTeams,
  dealTeams,
  rankTeams,
  scoreTeams,
  seatLatecomer,
  type Team,
  withMemberGains,
} from './teams'

const StoredTeam: z.ZodType<Team> = z.object({
  id: z.string(),
  number: z.number().int(),
  hundredths: z.number(),
  playerIds: z.array(z.string()),
})

/** Balanced teams whose question score is the average of their members. Rules: RULES.md */
export const rules = defineRounds(manifest)<{ teams: Team[] }>({
  extra: z.object({ teams: z.array(StoredTeam) }),
  setup: ({ settings, players, random }) => ({
    teams: dealTeams(
      settings.teamCount,
      players.map((player) => player.id),
      random,
    ),
  }),
  playerJoined: ({ teams }, playerId, { players }) => ({
    teams: seatLatecomer(teams, playerId, players),
  }),
  opening: ({ teams }, { players }) => ({ teams: balanceTeams(teams, players) }),
  closed: ({ teams }, round) => ({
    extra: {
      teams: scoreTeams(
        teams,
        membersWhoCount(round),
        (playerId) => round.answers[playerId]?.points ?? 0,
      ),
    },
  }),
  teams: {
    rows: ({ teams }) => rankTeams(teams),
    bonusTokens: ({ teams }) =>
      Object.fromEntries(
        rankTeams(teams)
          .filter((team) => team.rank === 1)
          .flatMap((team) => team.playerIds.map((playerId) => [playerId, FIRST_TEAM_BONUS])),
      ),
    recompute: withMemberGains,
  },
})

/** Present members who took part, and those who answered before they were lost. */
function membersWhoCount(round: RoundsState): Set<string> {
  const took = new Set(round.players)
  return new Set(round.stayed.filter((playerId) => took.has(playerId)))
}
