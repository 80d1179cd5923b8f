import { z } from '@hono/zod-openapi'
import { achievements, Profile } from '@pathquest/core'
import { countHostedGames, gameRow, listHostedGames, listJoinedGames } from '../games'
import { defineRoute, makeRouter } from '../http/define-route'
import { listRecentLedger, pathkeySummary } from '../rewards'
import { getDashboardFigures } from './store/dashboard'

const RECENT_GAMES = 5
const LEDGER_LINES = 30

const profileRoute = defineRoute({
  method: 'get',
  path: '/api/profile',
  access: 'signed_in',
  summary: "The account's figures, achievements and recent activity",
  request: { query: z.strictObject({}) },
  answer: Profile,
})

export const profileRoutes = makeRouter().openapi(profileRoute, async (c) => {
  const { db } = c.var.services.store
  const profileId = c.var.principal.profileId as string
  const listGames = c.var.principal.role === 'teacher' ? listHostedGames : listJoinedGames
  const [figures, gamesHosted, games, ledger] = await Promise.all([
    getDashboardFigures(db, profileId),
    countHostedGames(db, profileId),
    listGames(db, profileId, { limit: RECENT_GAMES, finishedOnly: true }),
    listRecentLedger(db, profileId, LEDGER_LINES),
  ])
  const { tokens, pathkeysCollected, gamesPlayed, recentPathkeys } = figures
  const profile: Profile = {
    tokens,
    pathkeysCollected,
    gamesPlayed,
    gamesHosted,
    // Careers explored are the distinct keys.
    achievements: achievements({ ...figures, distinctPathkeys: figures.careersExplored }),
    games: games.map(gameRow),
    recentPathkeys: recentPathkeys.map((owned) => ({
      ...owned,
      pathkey: pathkeySummary(c.var.services, owned.pathkey),
    })),
    ledger: ledger.map(({ entry: { id, amount, reason, createdAt }, title }) => ({
      id,
      amount,
      reason,
      title,
      at: createdAt,
    })),
  }
  return c.json(profile, 200)
})
