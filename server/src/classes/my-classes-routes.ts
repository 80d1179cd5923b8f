import { z } from '@hono/zod-openapi'
import { CardSignIn, JoinClass, MyClasses, SessionAnswer } from '@pathquest/core'
import { endFormerSession, sessionUser, setCookies } from '../accounts'
import { addressBucket } from '../http/client-address'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { accountMark, deviceId, markDevice, readDevice } from '../http/device'
import { signInByCard } from './cards'
import { joinByCode, leaveClass, myClasses } from './membership'
import { ClassId, callerOf } from './routes'

const listRoute = defineRoute({
  method: 'get',
  path: '/api/my-classes',
  access: 'own_student',
  summary: 'Classes that the caller is a student of',
  request: { query: z.strictObject({}) },
  answer: MyClasses,
})
const joinRoute = defineRoute({
  method: 'post',
  path: '/api/my-classes',
  access: 'own_student',
  summary: 'Join a class by its code',
  request: { body: json(JoinClass) },
  answer: MyClasses,
})
const leaveRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/my-classes/{id}',
  access: 'own_student',
  summary: 'Leave a class',
  request: { params: ClassId, body: json(NoFields) },
})
const cardRoute = defineRoute({
  method: 'post',
  path: '/api/auth/card',
  access: 'anyone',
  summary: 'Sign in with the card of an account without an address',
  request: { body: json(CardSignIn) },
  answer: SessionAnswer,
})

/** What students do with classes, and how those without an address sign in. */
export const myClassRoutes = makeRouter()
  .openapi(listRoute, async (c) =>
    c.json(await myClasses(c.var.services.store.db, callerOf(c)), 200),
  )
  .openapi(joinRoute, async (c) => {
    const { services } = c.var
    const profileId = callerOf(c)
    await services.limits.classCodeFailures.run(
      profileId,
      () => joinByCode(services, profileId, c.req.valid('json').code),
      (error) => error.code === 'class_code_invalid',
    )
    return c.json(await myClasses(services.store.db, profileId), 200)
  })
  .openapi(leaveRoute, async (c) => {
    await leaveClass(c.var.services, c.req.valid('param').id, callerOf(c))
    return c.body(null, 204)
  })
  .openapi(cardRoute, async (c) => {
    const { services, address, principal } = c.var
    const { code, unlessOther } = c.req.valid('json')
    const onlyIf = unlessOther && principal.via === 'session' ? principal.profileId : null
    const device = await readDevice(c)
    const knownDevice = await deviceId(c, device)
    const hasSignedIn = async ({ email }: { email: string }) =>
      device?.accounts.includes(await accountMark(services, email)) === true
    const signedIn = await services.limits.cardFailures.run(
      { addressBucket: addressBucket(address), knownDevice },
      (isGuessed) =>
        signInByCard(services, {
          code,
          onlyIf,
          mayBe: isGuessed ? hasSignedIn : () => Promise.resolve(true),
        }),
      (error) => error.code === 'card_invalid',
    )
    await endFormerSession(c)
    setCookies(c, signedIn.cookies)
    await markDevice(c, device, signedIn)
    return c.json({ user: await sessionUser(services.store.db, signedIn.profileId) }, 200)
  })
