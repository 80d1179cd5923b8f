import { z } from 'zod'
import { FIRST_TEAM_BONUS, TEAMS_DEFAULT, TEAMS_MAX, TEAMS_MIN } from '../../constants'
import { refuse } from '../../errors'
import { defineRoundsMode } from '../../kits/rounds/rounds-mode'
import type { RoundsState } from '../../kits/rounds/rounds-state'
import { flatPoints } from '../../scoring'
import { balanceTeams, dealTeams, rankTeams, scoreTeams, seatLatecomer, type Team } from './teams'

const TeamSettings = z.strictObject({
  teamCount: z.number().int().min(TEAMS_MIN).max(TEAMS_MAX).default(TEAMS_DEFAULT),
})
type TeamSettings = z.infer<typeof TeamSettings>

const StoredTeam: z.ZodType<Team> = z.object({
  id: z.string(),
  number: z.number().int(),
  hundredths: z.number(),
  playerIds: z.array(z.string()),
})

/** Balanced teams whose question score is the average of their members. Rules: RULES.md */
export const teamChallenge = defineRoundsMode<{ teams: Team[] }, TeamSettings>({
  id: 'team_challenge',
  solo: false,
  parseSettings: (input) => {
    const parsed = TeamSettings.safeParse(input ?? {})
    return parsed.success
      ? { ok: true, settings: parsed.data }
      : refuse('bad_request', { reason: 'teamCount is a whole number from 2 to 6' })
  },
  extra: z.object({ teams: z.array(StoredTeam) }),
  points: ({ points }) => flatPoints(points),
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
    teams: scoreTeams(
      teams,
      membersWhoCount(round),
      (playerId) => round.answers[playerId]?.points ?? 0,
    ),
  }),
  teams: {
    rows: ({ teams }) => rankTeams(teams),
    bonusTokens: ({ teams }) =>
      Object.fromEntries(
        rankTeams(teams)
          .filter((team) => team.rank === 1)
          .flatMap((team) => team.playerIds.map((playerId) => [playerId, FIRST_TEAM_BONUS])),
      ),
  },
})

/** Present members who took part, and those who answered before they were lost. */
function membersWhoCount(round: RoundsState): Set<string> {
  const took = new Set(round.players)
  return new Set(round.stayed.filter((playerId) => took.has(playerId)))
}
