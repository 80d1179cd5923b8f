import {
  ChooseContent,
  DeepLinking,
  DeepLinkingAnswer,
  Handover,
  HandoverAnswer,
  LtiGameAnswer,
  LtiLaunchAnswer,
  LtiSeatAnswer,
  LtiSoloAnswer,
  StartLtiSolo,
} from '@pathquest/game-core'
import { hostsGame } from '../../games/hosts-game'
import { sessionSummary } from '../../games/session-summary'
import { addressBucket } from '../../http/client-address'
import { defineRoute, json, makeRouter, NoFields } from '../../http/define-route'
import { chooseContent } from '../deep-linking/choose-content'
import { deepLinkingAnswer } from '../deep-linking/deep-linking'
import { openColumn } from '../grades/column'
import { takeHandover } from '../launches/accept-launch'
import { launchView } from '../launches/launch-view'
import { countCourse, visit } from '../launches/visit'
import { gameOfLink, startLtiGame } from './game'
import { takeLtiSeat } from './seat'
import { startLtiSolo } from './solo'

const handoverRoute = defineRoute({
  method: 'post',
  path: '/api/session',
  access: 'anyone',
  summary: 'The one-time code of a launch for the bearer token of a visit',
  request: { body: json(Handover) },
  answer: HandoverAnswer,
})
const launchRoute = defineRoute({
  method: 'get',
  path: '/api/lti/launch',
  access: 'launch',
  summary: 'Who came from an LMS, from where, to what',
  answer: LtiLaunchAnswer,
})
const deepLinkingRoute = defineRoute({
  method: 'post',
  path: '/api/lti/deep-linking',
  access: 'launch_teacher',
  summary: "Sign the answer to the LMS's content picker",
  request: { body: json(DeepLinking) },
  answer: DeepLinkingAnswer,
})
const contentRoute = defineRoute({
  method: 'put',
  path: '/api/lti/content',
  access: 'launch_teacher',
  summary: 'Choose what an activity leads to, where the LMS does not say it',
  request: { body: json(ChooseContent) },
  answer: LtiLaunchAnswer,
})
const gameRoute = defineRoute({
  method: 'get',
  path: '/api/lti/game',
  access: 'launch',
  summary: 'The running game of the activity, else its last one',
  answer: LtiGameAnswer,
})
const startRoute = defineRoute({
  method: 'post',
  path: '/api/lti/game',
  access: 'launch_teacher',
  summary: 'Start a game of the activity, or go on with the running one',
  request: { body: json(NoFields) },
  answer: LtiGameAnswer,
})
const seatRoute = defineRoute({
  method: 'post',
  path: '/api/lti/seat',
  access: 'launch_student',
  summary: 'A seat in the running game of the activity',
  request: { body: json(NoFields) },
  answer: LtiSeatAnswer,
})
const soloRoute = defineRoute({
  method: 'post',
  path: '/api/lti/solo',
  access: 'launch',
  summary: 'Play the activity alone: the unfinished attempt, or a new one',
  request: { body: json(StartLtiSolo) },
  answer: LtiSoloAnswer,
})

export const ltiRoutes = makeRouter()
  .openapi(handoverRoute, async (c) => {
    const { services, address } = c.var
    services.limits.countHandover(addressBucket(address))
    return c.json(await takeHandover(services, c.req.valid('json').code), 200)
  })
  .openapi(launchRoute, async (c) => {
    // The page does not wait for the gradebook.
    void openColumn(c.var.services, visit(c))
    return c.json({ launch: await launchView(c.var.services, visit(c)) }, 200)
  })
  .openapi(deepLinkingRoute, async (c) => {
    countCourse(c)
    const { items } = c.req.valid('json')
    return c.json(await deepLinkingAnswer(c.var.services, visit(c), items), 200)
  })
  .openapi(contentRoute, async (c) => {
    countCourse(c)
    const { services } = c.var
    await chooseContent(services, visit(c), c.req.valid('json').content)
    void openColumn(services, visit(c))
    return c.json({ launch: await launchView(services, visit(c)) }, 200)
  })
  .openapi(gameRoute, async (c) => {
    countCourse(c)
    const { services, principal } = c.var
    const game = await gameOfLink(services, visit(c))
    if (!game) return c.json({ session: null }, 200)
    const isHost = await hostsGame(services.store.db, principal, game)
    return c.json({ session: sessionSummary(game, isHost) }, 200)
  })
  .openapi(startRoute, async (c) => {
    const { services } = c.var
    services.limits.countNewGame(visit(c).profileId)
    const { game } = await startLtiGame(services, visit(c))
    return c.json({ session: sessionSummary(game, true) }, 200)
  })
  .openapi(seatRoute, async (c) => {
    countCourse(c)
    return c.json(await takeLtiSeat(c.var.services, visit(c)), 200)
  })
  .openapi(soloRoute, async (c) => {
    countCourse(c)
    const { again } = c.req.valid('json')
    return c.json(await startLtiSolo(c.var.services, visit(c), again), 200)
  })
