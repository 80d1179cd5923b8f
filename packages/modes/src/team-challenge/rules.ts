import * as z from 'zod'
import {
  balanceCrews,
  type Crew,
  dealCrews,
  firstCrewBonus,
  rankCrews,
  StoredCrew,
  scoreCrews,
  seatLatecomer,
  withMemberGains,
} from '../kits/crews/crews'
import { defineRounds } from '../kits/rounds/rounds-mode'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { manifest } from './manifest'

/** Balanced teams whose question score is the average of their members. Rules: RULES.md */
export const rules = defineRounds(manifest)<{ teams: Crew[] }>({
  extra: z.object({ teams: z.array(StoredCrew) }),
  crewCount: ({ teamCount }, players) => Math.min(teamCount, players),
  setup: ({ settings, players, random }) => ({
    teams: dealCrews(settings.teamCount, players, random),
  }),
  playerJoined: ({ teams }, playerId, { players }) => ({
    // A single team gets a rival.
    teams: seatLatecomer(teams, playerId, players, teams.length === 1 ? 0 : undefined),
  }),
  opening: ({ teams }, { players }) => ({ teams: balanceCrews(teams, players) }),
  closed: ({ teams }, round) => ({
    extra: {
      teams: scoreCrews(
        teams,
        membersWhoCount(round),
        (playerId) => round.answers[playerId]?.points ?? 0,
      ),
    },
  }),
  teams: {
    rows: ({ teams }) => rankCrews(teams),
    bonusTokens: ({ teams }) => firstCrewBonus(teams),
    recompute: withMemberGains,
  },
})

/** Present members who took part, and those who answered before they were lost. */
function membersWhoCount(round: RoundsState): Set<string> {
  const took = new Set(round.players)
  return new Set(round.stayed.filter((playerId) => took.has(playerId)))
}
