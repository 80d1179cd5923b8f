import {
  ChooseContent,
  DeepLinking,
  DeepLinkingAnswer,
  HandedChoice,
  LtiLaunchAnswer,
  LtiQuestList,
  LtiQuestQuery,
} from '@pathquest/core'
import { defineRoute, json, makeRouter } from '../../http/define-route'
import { openColumn } from '../grades/column'
import { countCourse, launchView, visit } from '../launches/visit'
import { chooseContent } from './chosen-content'
import { deepLinkingAnswer, isChoiceTaken } from './deep-linking'
import { listQuests } from './quests'

const deepLinkingRoute = defineRoute({
  method: 'post',
  path: '/api/lti/deep-linking',
  access: 'launch_teacher',
  summary: "Sign the answer to the LMS's content picker",
  request: { body: json(DeepLinking) },
  answer: DeepLinkingAnswer,
})
const handedRoute = defineRoute({
  method: 'get',
  path: '/api/lti/deep-linking/handed',
  access: 'launch_teacher',
  summary: 'Whether the frame that waits has taken what was chosen in this window',
  answer: HandedChoice,
})
const questsRoute = defineRoute({
  method: 'get',
  path: '/api/lti/quests',
  access: 'launch_teacher',
  summary: "The question set that each career's quest plays",
  request: { query: LtiQuestQuery },
  answer: LtiQuestList,
})
const contentRoute = defineRoute({
  method: 'put',
  path: '/api/lti/content',
  access: 'launch_teacher',
  summary: 'Choose what an activity leads to, where the LMS does not say it',
  request: { body: json(ChooseContent) },
  answer: LtiLaunchAnswer,
})
export const deepLinkingRoutes = makeRouter()
  .openapi(deepLinkingRoute, async (c) => {
    countCourse(c)
    return c.json(await deepLinkingAnswer(c.var.services, visit(c), c.req.valid('json')), 200)
  })
  .openapi(handedRoute, async (c) => {
    return c.json({ isTaken: await isChoiceTaken(c.var.services, visit(c)) }, 200)
  })
  .openapi(questsRoute, async (c) => {
    countCourse(c)
    const { careers } = c.req.valid('query')
    return c.json(await listQuests(c.var.services.store.db, careers?.split(',')), 200)
  })
  .openapi(contentRoute, async (c) => {
    countCourse(c)
    const { services } = c.var
    await chooseContent(services, visit(c), c.req.valid('json').content)
    void openColumn(services, visit(c))
    return c.json({ launch: await launchView(services, visit(c)) }, 200)
  })
