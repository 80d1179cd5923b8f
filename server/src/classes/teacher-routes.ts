import { AcceptClassInvite, ClassAttendance, ClassDetail, ClassInvite } from '@pathquest/core'
import {
  defineRoute,
  defineSilentRoute,
  GameId,
  json,
  makeRouter,
  NoFields,
} from '../http/define-route'
import { AppError } from '../runtime/errors'
import { attendanceOf } from './attendance'
import { classDetail } from './class-answers'
import { acceptInvite, inviteTeacher } from './membership'
import { ClassId, changingCaller, changingTeacher } from './routes'
import { removeTeacher } from './store/teachers'

const inviteRoute = defineRoute({
  method: 'post',
  path: '/api/classes/{id}/invite',
  access: 'own_teacher',
  summary: 'A link that makes a colleague a teacher of the class, once and for 7 days',
  status: 201,
  request: { params: ClassId, body: json(NoFields) },
  answer: ClassInvite,
})
const acceptRoute = defineRoute({
  method: 'post',
  path: '/api/classes/accept',
  access: 'own_teacher',
  summary: "Become a teacher of a class by a colleague's link",
  request: { body: json(AcceptClassInvite) },
  answer: ClassDetail,
})
const leaveRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/classes/{id}/teachers/me',
  access: 'own_teacher',
  summary: 'Teach a class no more; not the last of its teachers',
  request: { params: ClassId, body: json(NoFields) },
})
const attendanceRoute = defineRoute({
  method: 'get',
  path: '/api/games/{id}/class',
  access: 'host',
  summary: 'Who of the class of a game is in it',
  request: { params: GameId },
  answer: ClassAttendance,
})

/** Who teaches a class, and the class in front of them. */
export const classTeacherRoutes = makeRouter()
  .openapi(inviteRoute, async (c) => {
    const { id } = c.req.valid('param')
    const profileId = await changingTeacher(c, id)
    c.header('Cache-Control', 'no-store')
    return c.json(await inviteTeacher(c.var.services, id, profileId), 201)
  })
  .openapi(acceptRoute, async (c) => {
    const { services } = c.var
    const profileId = changingCaller(c)
    const id = await acceptInvite(services, profileId, c.req.valid('json').token)
    return c.json(await classDetail(services.store.db, id, profileId), 200)
  })
  .openapi(leaveRoute, async (c) => {
    const { id } = c.req.valid('param')
    const profileId = await changingTeacher(c, id)
    const hasLeft = await c.var.services.store.transact((tx) => removeTeacher(tx, id, profileId))
    if (!hasLeft) throw new AppError('class_last_teacher')
    return c.body(null, 204)
  })
  .openapi(attendanceRoute, async (c) =>
    c.json(await attendanceOf(c.var.services.store.db, c.var.game, c.var.principal), 200),
  )
