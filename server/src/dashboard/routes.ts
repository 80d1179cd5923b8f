import { z } from '@hono/zod-openapi'
import {
  DASHBOARD_RECENT_GAMES,
  Dashboard,
  GAME_MODE_IDS,
  PathkeyList,
  type PathkeySummary,
  QuestionSetList,
  QuestionSetQuery,
  type QuestionSetSummary,
  Site,
  Stats,
} from '@pathquest/game-core'
import { gameRow } from '../games/game-row'
import { defineRoute, makeRouter } from '../http/define-route'
import type { Services } from '../services/services'
import {
  countContent,
  getDashboardFigures,
  listActivePathkeys,
  listGamesEndedByFault,
  listHostedGames,
  listJoinedGames,
  listQuestionSets,
  type Pathkey,
  type QuestionSetInList,
} from '../store'

const FAULT_SHOWN_MS = 7 * 24 * 3_600_000

const setsRoute = defineRoute({
  method: 'get',
  path: '/api/question-sets',
  access: 'account',
  summary: "Public question sets and the account's own, without questions",
  request: { query: QuestionSetQuery },
  answer: QuestionSetList,
})
const pathkeysRoute = defineRoute({
  method: 'get',
  path: '/api/pathkeys',
  access: 'anyone',
  summary: 'Active pathkeys',
  request: { query: z.strictObject({ ids: z.string().max(4000).optional() }) },
  answer: PathkeyList,
})
const statsRoute = defineRoute({
  method: 'get',
  path: '/api/stats',
  access: 'anyone',
  summary: 'Counted figures for the home page',
  answer: Stats,
})
const siteRoute = defineRoute({
  method: 'get',
  path: '/api/site',
  access: 'anyone',
  summary: 'What is configured for the pages',
  answer: Site,
})
const dashboardRoute = defineRoute({
  method: 'get',
  path: '/api/dashboard',
  access: 'account',
  summary: 'Everything on the dashboard',
  answer: Dashboard,
})

export const contentRoutes = makeRouter()
  .openapi(setsRoute, async (c) => {
    const { grade_level, exploration_type, subject } = c.req.valid('query')
    const { profileId } = c.var.principal
    const sets = await listQuestionSets(c.var.services.store.db, profileId, {
      grade: grade_level,
      explorationType: exploration_type,
      subject,
    })
    return c.json({ questionSets: sets.map((set) => setSummary(set, profileId)) }, 200)
  })
  .openapi(pathkeysRoute, async (c) => {
    const { ids } = c.req.valid('query')
    const pathkeys = await listActivePathkeys(c.var.services.store.db, ids?.split(','))
    return c.json({ pathkeys: pathkeys.map(pathkeySummary) }, 200)
  })
  .openapi(statsRoute, async (c) => {
    const counts = await countContent(c.var.services.store.db)
    return c.json({ ...counts, gameModes: GAME_MODE_IDS.length }, 200)
  })
  .openapi(siteRoute, (c) => {
    const { contact, publicOrigin } = c.var.services.env
    return c.json({ publicOrigin, contact }, 200)
  })
  .openapi(dashboardRoute, async (c) => {
    const { db } = c.var.services.store
    const { role } = c.var.principal
    const profileId = c.var.principal.profileId as string
    const [figures, games] = await Promise.all([
      getDashboardFigures(db, profileId),
      role === 'teacher'
        ? gamesOfTeacher(c.var.services, profileId)
        : listJoinedGames(db, profileId, { limit: DASHBOARD_RECENT_GAMES }),
    ])
    const recentPathkeys = figures.recentPathkeys.map((owned) => ({
      ...owned,
      pathkey: pathkeySummary(owned.pathkey),
    }))
    return c.json({ ...figures, recentPathkeys, games: games.map(gameRow) }, 200)
  })

/** What is open, and what ended without anybody's doing: nobody may miss that. */
async function gamesOfTeacher({ store, now }: Services, profileId: string) {
  const { db } = store
  const open = await listHostedGames(db, profileId, { activeOnly: true })
  return [...open, ...(await listGamesEndedByFault(db, profileId, now() - FAULT_SHOWN_MS))]
}

const setSummary = (set: QuestionSetInList, profileId: string | null): QuestionSetSummary => ({
  id: set.id,
  title: set.title,
  description: set.description,
  totalQuestions: set.totalQuestions,
  subject: set.subject,
  gradeLevel: set.gradeLevel,
  difficultyLevel: set.difficultyLevel,
  careerId: set.careerId,
  careerSector: set.careerSector,
  questionSetType: set.questionSetType,
  isPublic: set.isPublic,
  isVerified: set.isVerified,
  isMine: profileId !== null && set.creatorId === profileId,
  timesPlayed: set.timesPlayed,
  averageScore: set.averageScore,
  tags: set.tags,
  businessDrivers: set.businessDrivers,
})

const pathkeySummary = (key: Pathkey): PathkeySummary => ({
  id: key.id,
  name: key.name,
  description: key.description,
  imageUrl: key.imageUrl,
  rarity: key.rarity,
  keyType: key.keyType,
  keyCode: key.keyCode,
  colorPrimary: key.colorPrimary,
  colorSecondary: key.colorSecondary,
})
