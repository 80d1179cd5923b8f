import { Dashboard } from '@pathquest/core'
import {
  GAME_OPEN_MAX_MS,
  gameRow,
  listGamesEndedByFault,
  listHostedGames,
  listJoinedGames,
} from '../games'
import { defineRoute, makeRouter } from '../http/define-route'
import { pathkeySummary } from '../rewards'
import type { Services } from '../services/services'
import { getDashboardFigures } from './store/dashboard'
import { getTeaching } from './store/teaching'

const RECENT_GAMES = 5

const FAULT_SHOWN_MS = 7 * 24 * 3_600_000

const dashboardRoute = defineRoute({
  method: 'get',
  path: '/api/dashboard',
  access: 'account',
  summary: 'Everything on the dashboard',
  answer: Dashboard,
})

export const dashboardRoutes = makeRouter().openapi(dashboardRoute, async (c) => {
  const { db } = c.var.services.store
  const { role } = c.var.principal
  const profileId = c.var.principal.profileId as string
  const isTeacher = role === 'teacher'
  const [figures, games, teaching] = await Promise.all([
    getDashboardFigures(db, profileId),
    isTeacher
      ? gamesOfTeacher(c.var.services, profileId)
      : listJoinedGames(db, profileId, { limit: RECENT_GAMES }),
    isTeacher ? getTeaching(db, profileId) : undefined,
  ])
  const recentPathkeys = figures.recentPathkeys.map((owned) => ({
    ...owned,
    pathkey: pathkeySummary(c.var.services, owned.pathkey),
  }))
  return c.json({ ...figures, recentPathkeys, games: games.map(gameRow), teaching }, 200)
})

/** What is open, and what ended without anybody's doing: nobody may miss that. */
async function gamesOfTeacher({ store, now }: Services, profileId: string) {
  const { db } = store
  const open = await listHostedGames(db, profileId, {
    activeOnly: true,
    multiplayerOnly: true,
    since: now() - GAME_OPEN_MAX_MS,
  })
  return [...open, ...(await listGamesEndedByFault(db, profileId, now() - FAULT_SHOWN_MS))]
}
