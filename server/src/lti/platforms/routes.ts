import { z } from '@hono/zod-openapi'
import {
  BindDeployment,
  ConnectionTest,
  InviteList,
  NewInvite,
  NewInviteAnswer,
  PlatformAnswer,
  PlatformList,
  RegisterPlatform,
  UpdatePlatform,
} from '@pathquest/core'
import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../../http/define-route'
import { AppError } from '../../runtime/errors'
import { testConnection } from '../connection/test-connection'
import { makeFetchGuarded } from '../fetch-guarded'
import { invitePlatform, invitesShown, revokeInvite } from '../registration/invites'
import { toolUrls } from '../registration/tool'
import {
  bindDeployment,
  changePlatform,
  deletePlatform,
  platformsShown,
  registerPlatform,
  rotatePlatformKeys,
  unbindDeployment,
} from './platforms'
import { findPlatform } from './store/platforms'

const PLATFORMS = '/api/admin/lti/platforms'
const INVITES = '/api/admin/lti/invites'
const PlatformId = z.object({ id: z.string().regex(/^lp_[0-9a-z]{20}$/) })
const InviteId = z.object({ id: z.string().regex(/^li_[0-9a-z]{20}$/) })

const listRoute = defineRoute({
  method: 'get',
  path: PLATFORMS,
  access: 'admin',
  summary: 'LMS platforms, and the values that an LMS asks for',
  answer: PlatformList,
})
const registerRoute = defineRoute({
  method: 'post',
  path: PLATFORMS,
  access: 'admin',
  summary: 'Register a platform by hand',
  request: { body: json(RegisterPlatform) },
  answer: PlatformAnswer,
  status: 201,
})
const changeRoute = defineRoute({
  method: 'patch',
  path: `${PLATFORMS}/{id}`,
  access: 'admin',
  summary: 'Approve, stop or rename a platform; who may frame us, how deployments are bound',
  request: { params: PlatformId, body: json(UpdatePlatform) },
  answer: PlatformAnswer,
})
const removeRoute = defineSilentRoute({
  method: 'delete',
  path: `${PLATFORMS}/{id}`,
  access: 'admin',
  summary: 'Remove a platform with its courses, activities, grades and keys',
  request: { params: PlatformId, body: json(NoFields) },
})
const rotateRoute = defineSilentRoute({
  path: `${PLATFORMS}/{id}/rotate-keys`,
  access: 'admin',
  summary: 'New keys for a platform; the former ones stay published for a while',
  request: { params: PlatformId, body: json(NoFields) },
})
const bindRoute = defineRoute({
  method: 'post',
  path: `${PLATFORMS}/{id}/deployments`,
  access: 'admin',
  summary: 'Bind a deployment by hand',
  request: { params: PlatformId, body: json(BindDeployment) },
  answer: PlatformAnswer,
  status: 201,
})
const unbindRoute = defineRoute({
  method: 'delete',
  path: `${PLATFORMS}/{id}/deployments`,
  access: 'admin',
  summary: 'Remove a deployment: it launches no more',
  request: { params: PlatformId, body: json(BindDeployment) },
  answer: PlatformAnswer,
})
const invitesRoute = defineRoute({
  method: 'get',
  path: INVITES,
  access: 'admin',
  summary: 'Invitations for an LMS to register itself',
  answer: InviteList,
})
const inviteRoute = defineRoute({
  method: 'post',
  path: INVITES,
  access: 'admin',
  summary: 'Invite one LMS to register itself within 7 days; the link is told this once',
  request: { body: json(NewInvite) },
  answer: NewInviteAnswer,
  status: 201,
})
const revokeRoute = defineSilentRoute({
  method: 'delete',
  path: `${INVITES}/{id}`,
  access: 'admin',
  summary: 'Revoke an invitation',
  request: { params: InviteId, body: json(NoFields) },
})

/** The access check has seen an account. */
const admin = (c: Context<AppEnv>): string => c.var.principal.profileId as string

export const platformRoutes = makeRouter()
  .openapi(listRoute, async (c) => {
    const { services } = c.var
    const tool = toolUrls(services.env.publicOrigin)
    return c.json({ platforms: await platformsShown(services), tool }, 200)
  })
  .openapi(registerRoute, async (c) => {
    const platform = await registerPlatform(c.var.services, c.req.valid('json'), admin(c))
    return c.json({ platform }, 201)
  })
  .openapi(changeRoute, async (c) => {
    const { id } = c.req.valid('param')
    const platform = await changePlatform(c.var.services, id, c.req.valid('json'), admin(c))
    return c.json({ platform }, 200)
  })
  .openapi(removeRoute, async (c) => {
    await deletePlatform(c.var.services, c.req.valid('param').id, admin(c))
    return c.body(null, 204)
  })
  .openapi(rotateRoute, async (c) => {
    await rotatePlatformKeys(c.var.services, c.req.valid('param').id, admin(c))
    return c.body(null, 204)
  })
  .openapi(bindRoute, async (c) => {
    const { deploymentId } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const platform = await bindDeployment(c.var.services, id, deploymentId, admin(c))
    return c.json({ platform }, 201)
  })
  .openapi(unbindRoute, async (c) => {
    const { deploymentId } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const platform = await unbindDeployment(c.var.services, id, deploymentId, admin(c))
    return c.json({ platform }, 200)
  })
  .openapi(invitesRoute, async (c) => c.json({ invites: await invitesShown(c.var.services) }, 200))
  .openapi(inviteRoute, async (c) => {
    const { name } = c.req.valid('json')
    return c.json(await invitePlatform(c.var.services, name, admin(c)), 201)
  })
  .openapi(revokeRoute, async (c) => {
    await revokeInvite(c.var.services, c.req.valid('param').id, admin(c))
    return c.body(null, 204)
  })

const testRoute = defineRoute({
  method: 'post',
  path: '/api/admin/lti/platforms/{id}/test',
  access: 'admin',
  summary: 'Ask a platform for keys, tokens, a roster and columns, and say what fails',
  request: {
    params: z.object({ id: z.string().regex(/^lp_[0-9a-z]{20}$/) }),
    body: json(NoFields),
  },
  answer: ConnectionTest,
})

export const connectionRoutes = makeRouter().openapi(testRoute, async (c) => {
  const { store, env, lti, now, limits, log } = c.var.services
  const { id } = c.req.valid('param')
  const profileId = c.var.principal.profileId as string
  limits.countConnectionTest(profileId)
  const platform = await findPlatform(store.db, id)
  if (!platform) throw new AppError('platform_not_found')
  const fetchGuarded = makeFetchGuarded({ privateAddresses: env.ltiPrivateAddresses })
  const found = await testConnection({ store, keys: lti.keys, now, fetchGuarded }, platform)
  const failed = found.checks.filter(({ verdict }) => verdict === 'failed')
  log.info(
    { profileId, platformId: id, reason: failed.map(({ part, reason }) => `${part}: ${reason}`) },
    'a connection was tested',
  )
  return c.json(found, 200)
})
