import { z } from '@hono/zod-openapi'
import {
  ChangeLtiSettings,
  LtiGameAnswer,
  LtiGroupList,
  LtiGroupQuery,
  LtiReportList,
  LtiSeatAnswer,
  LtiSettingsAnswer,
  LtiSoloAnswer,
  LtiSoloStart,
  NameLtiGroups,
  StartLtiGame,
  StartLtiSolo,
  TakeLtiSeat,
} from '@pathquest/core'
import { hostsGame, sessionSummary } from '../../games'
import { defineRoute, json, makeRouter } from '../../http/define-route'
import { countCourse, visit } from '../launches/visit'
import { groupsFor, nameGroups } from '../people/groups'
import { changeSettings, settingsOf } from './activity-settings'
import { gameOfLink, reportsOf, startOwnLtiGame } from './game'
import { takeLtiSeat } from './seat'
import { soloStart, startLtiSolo } from './solo'

const gameRoute = defineRoute({
  method: 'get',
  path: '/api/lti/game',
  access: 'launch',
  summary: 'The running game of the activity, else its last one',
  request: { query: LtiGroupQuery },
  answer: LtiGameAnswer,
})
const startRoute = defineRoute({
  method: 'post',
  path: '/api/lti/game',
  access: 'launch_teacher',
  summary: 'Start a game of the activity, or go on with the running one',
  request: { body: json(StartLtiGame) },
  answer: LtiGameAnswer,
})
const reportsRoute = defineRoute({
  method: 'get',
  path: '/api/lti/reports',
  access: 'launch_teacher',
  summary: 'Class games of the activity that have a report, latest first',
  request: { query: z.strictObject({}) },
  answer: LtiReportList,
})
const seatRoute = defineRoute({
  method: 'post',
  path: '/api/lti/seat',
  access: 'launch_student',
  summary: 'A seat in the running game of the activity',
  request: { body: json(TakeLtiSeat) },
  answer: LtiSeatAnswer,
})
const soloStartRoute = defineRoute({
  method: 'get',
  path: '/api/lti/solo',
  access: 'launch',
  summary: 'What an attempt at the activity would be, or how far the unfinished one has come',
  answer: LtiSoloStart,
})
const groupsRoute = defineRoute({
  method: 'get',
  path: '/api/lti/groups',
  access: 'launch_staff',
  summary: 'Groups of the course that the caller may see and play with',
  answer: LtiGroupList,
})
const nameGroupsRoute = defineRoute({
  method: 'put',
  path: '/api/lti/groups',
  access: 'launch_teacher',
  summary: 'Name groups of which the LMS tells ids alone, for the whole course',
  request: { body: json(NameLtiGroups) },
  answer: LtiGroupList,
})
const soloRoute = defineRoute({
  method: 'post',
  path: '/api/lti/solo',
  access: 'launch',
  summary: 'Play the activity alone: the unfinished attempt, or a new one',
  request: { body: json(StartLtiSolo) },
  answer: LtiSoloAnswer,
})

const settingsRoute = defineRoute({
  method: 'get',
  path: '/api/lti/settings',
  access: 'launch_teacher',
  summary: 'How the activity is played and graded',
  answer: LtiSettingsAnswer,
})
const changeSettingsRoute = defineRoute({
  method: 'put',
  path: '/api/lti/settings',
  access: 'launch_teacher',
  summary: 'Set how the activity is played and graded, over what the LMS says',
  request: { body: json(ChangeLtiSettings) },
  answer: LtiSettingsAnswer,
})

export const activityRoutes = makeRouter()
  .openapi(gameRoute, async (c) => {
    countCourse(c)
    const { services, principal } = c.var
    const game = await gameOfLink(services, visit(c), c.req.valid('query').group)
    if (!game) return c.json({ session: null }, 200)
    const isHost = await hostsGame(services.store.db, principal, game)
    return c.json({ session: sessionSummary(game, isHost) }, 200)
  })
  .openapi(startRoute, async (c) => {
    const { services } = c.var
    services.limits.countNewGame(visit(c).profileId)
    const { group } = c.req.valid('json')
    const { game } = await startOwnLtiGame(services, visit(c), group)
    return c.json({ session: sessionSummary(game, true) }, 200)
  })
  .openapi(reportsRoute, async (c) => {
    countCourse(c)
    const { services } = c.var
    return c.json({ games: await reportsOf(services, visit(c)) }, 200)
  })
  .openapi(seatRoute, async (c) => {
    countCourse(c)
    const { group } = c.req.valid('json')
    return c.json(await takeLtiSeat(c.var.services, visit(c), group), 200)
  })
  .openapi(groupsRoute, async (c) => {
    countCourse(c)
    return c.json(await groupsFor(c.var.services, visit(c)), 200)
  })
  .openapi(nameGroupsRoute, async (c) => {
    countCourse(c)
    const { names } = c.req.valid('json')
    return c.json(await nameGroups(c.var.services, visit(c), names), 200)
  })
  .openapi(soloStartRoute, async (c) => {
    countCourse(c)
    return c.json(await soloStart(c.var.services, visit(c)), 200)
  })
  .openapi(soloRoute, async (c) => {
    countCourse(c)
    const { again } = c.req.valid('json')
    return c.json(await startLtiSolo(c.var.services, visit(c), again), 200)
  })
  .openapi(settingsRoute, async (c) => {
    countCourse(c)
    return c.json(await settingsOf(c.var.services, visit(c)), 200)
  })
  .openapi(changeSettingsRoute, async (c) => {
    countCourse(c)
    const { services } = c.var
    await changeSettings(services, visit(c), c.req.valid('json').settings)
    return c.json(await settingsOf(services, visit(c)), 200)
  })
