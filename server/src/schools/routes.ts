import { z } from '@hono/zod-openapi'
import {
  InviteToSchool,
  MakeSchool,
  MySchool,
  SchoolInvite,
  SchoolInvitePreview,
  SchoolInviteToken,
} from '@pathquest/core'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { makeSchool, mySchool } from './make-school'
import { acceptInvite, inviteStaff, previewInvite } from './staff'

const mineRoute = defineRoute({
  method: 'get',
  path: '/api/school',
  access: 'own_teacher',
  summary: 'The school at which the caller works',
  request: { query: z.strictObject({}) },
  answer: MySchool,
})
const makeRoute = defineRoute({
  method: 'post',
  path: '/api/school',
  access: 'own_teacher',
  summary: 'Make a school; it grants nothing until an administrator of the site confirms it',
  status: 201,
  request: { body: json(MakeSchool) },
  answer: MySchool,
})
const inviteRoute = defineRoute({
  method: 'post',
  path: '/api/school/invite',
  access: 'own_teacher',
  summary: 'A link that brings a colleague to the school in a role, once and for 7 days',
  status: 201,
  request: { body: json(InviteToSchool) },
  answer: SchoolInvite,
})
const previewRoute = defineRoute({
  method: 'post',
  path: '/api/school/invite/preview',
  access: 'own_teacher',
  summary: 'Which school a link leads to, and in which role',
  request: { body: json(SchoolInviteToken) },
  answer: SchoolInvitePreview,
})
const acceptRoute = defineRoute({
  method: 'post',
  path: '/api/school/accept',
  access: 'own_teacher',
  summary: "Come to a school by a colleague's link; the caller's classes come along",
  request: { body: json(SchoolInviteToken) },
  answer: MySchool,
})

/** Where somebody works, and how they come there. */
export const schoolRoutes = makeRouter()
  .openapi(mineRoute, async (c) =>
    c.json(await mySchool(c.var.services.store.db, callerOf(c)), 200),
  )
  .openapi(makeRoute, async (c) => {
    const { services } = c.var
    const profileId = changingCaller(c)
    await makeSchool(services, profileId, c.req.valid('json'))
    return c.json(await mySchool(services.store.db, profileId), 201)
  })
  .openapi(inviteRoute, async (c) => {
    const { role } = c.req.valid('json')
    const invite = await inviteStaff(c.var.services, changingCaller(c), role)
    c.header('Cache-Control', 'no-store')
    return c.json(invite, 201)
  })
  .openapi(previewRoute, async (c) => {
    changingCaller(c)
    return c.json(await previewInvite(c.var.services, c.req.valid('json').token), 200)
  })
  .openapi(acceptRoute, async (c) => {
    const { services } = c.var
    const profileId = changingCaller(c)
    await acceptInvite(services, profileId, c.req.valid('json').token)
    return c.json(await mySchool(services.store.db, profileId), 200)
  })

export const PersonId = z.object({ profileId: z.string().max(80) })

/** `own_teacher` has seen to it. */
export const callerOf = (c: Context<AppEnv>): string => c.var.principal.profileId as string

/** Counts a change. */
export function changingCaller(c: Context<AppEnv>): string {
  const profileId = callerOf(c)
  c.var.services.limits.countClassChange(profileId)
  return profileId
}
