import { z } from '@hono/zod-openapi'
import {
  AccountCode,
  AccountCodeAnswer,
  AccountLinkList,
  AccountLinkPreview,
} from '@pathquest/core'
import type { Db } from '../../db/db'
import type { Principal } from '../../http/app-env'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../../http/define-route'
import { AppError } from '../../runtime/errors'
import {
  issueAccountCode,
  linkAccount,
  linkIdOf,
  previewAccountLink,
  unlinkAccount,
} from './link-account'
import { type AccountLink, listAccountLinks } from './store/account-links'

const codeRoute = defineRoute({
  method: 'post',
  path: '/api/lti/account-code',
  access: 'launch',
  summary: 'A one-time code that lets an account take over this course login, for 10 minutes',
  request: { body: json(NoFields) },
  answer: AccountCodeAnswer,
  status: 201,
})
const previewRoute = defineRoute({
  method: 'post',
  path: '/api/account-links/preview',
  access: 'signed_in',
  summary: 'Both sides of a joining, before it is confirmed',
  request: { body: json(AccountCode) },
  answer: AccountLinkPreview,
})
const linkRoute = defineRoute({
  method: 'post',
  path: '/api/account-links',
  access: 'signed_in',
  summary: 'Join a course login to the account',
  request: { body: json(AccountCode) },
  answer: AccountLinkList,
})
const listRoute = defineRoute({
  method: 'get',
  path: '/api/account-links',
  access: 'signed_in',
  summary: 'The course logins of the account',
  answer: AccountLinkList,
})
const unlinkRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/account-links/{id}',
  access: 'signed_in',
  summary: 'Part a course login from the account',
  request: { params: z.object({ id: z.string().max(100) }), body: json(NoFields) },
})

export const accountLinkRoutes = makeRouter()
  .openapi(codeRoute, async (c) => {
    const { services, principal } = c.var
    if (!principal.launch) throw new AppError('launch_expired')
    services.limits.countAccountCode(principal.launch.id)
    return c.json(await issueAccountCode(services, principal.launch.id), 201)
  })
  .openapi(previewRoute, async (c) => {
    const { services, principal } = c.var
    const { code } = c.req.valid('json')
    return c.json(await previewAccountLink(services, accountOf(principal), code), 200)
  })
  .openapi(linkRoute, async (c) => {
    const { services, principal } = c.var
    const accountId = accountOf(principal)
    await linkAccount(services, accountId, c.req.valid('json').code)
    return c.json(await linksOf(services.store.db, accountId), 200)
  })
  .openapi(listRoute, async (c) => {
    const { services, principal } = c.var
    return c.json(await linksOf(services.store.db, accountOf(principal)), 200)
  })
  .openapi(unlinkRoute, async (c) => {
    const { services, principal } = c.var
    await unlinkAccount(services, accountOf(principal), c.req.valid('param').id)
    return c.body(null, 204)
  })

/** `signed_in` has seen to it. */
const accountOf = ({ profileId }: Principal): string => profileId as string

async function linksOf(db: Db, accountId: string): Promise<AccountLinkList> {
  return { links: (await listAccountLinks(db, accountId)).map(linkRow) }
}

const linkRow = ({ identity, platform, courses }: AccountLink) => ({
  id: linkIdOf(identity),
  platformName: platform?.name ?? hostOf(identity.issuer),
  courses,
  createdAt: identity.createdAt,
})

const hostOf = (issuer: string): string =>
  URL.canParse(issuer) ? new URL(issuer).host || issuer : issuer
