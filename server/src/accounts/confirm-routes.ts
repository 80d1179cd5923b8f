import { ConfirmSignUp, SessionAnswer } from '@pathquest/core'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { markDevice, readDevice } from '../http/device'
import { clearPendingCookie, confirmSignUp, type RemoveAccount } from './confirm-sign-up'
import { countSignInOf, endFormerSession, sessionUser, setCookies } from './session'

const confirmRoute = defineRoute({
  method: 'post',
  path: '/api/auth/confirm-sign-up',
  access: 'anyone',
  summary: 'Make the account of a sign-up by the link of its mail, and sign in',
  request: { body: json(ConfirmSignUp) },
  answer: SessionAnswer,
  status: 201,
})

/** Accounts that begin with the answer to a mail. An unconfirmed one of that address is removed. */
export const makeConfirmRoutes = (removeAccount: RemoveAccount) =>
  makeRouter().openapi(confirmRoute, async (c) => {
    const { services } = c.var
    await countSignInOf(c)
    const { profile, userId } = await confirmSignUp(c, c.req.valid('json'), removeAccount)
    clearPendingCookie(c)
    await endFormerSession(c)
    setCookies(c, await services.accounts.startSession(userId))
    const email = profile.email ?? ''
    await markDevice(c, await readDevice(c), { profileId: profile.id, email })
    return c.json({ user: await sessionUser(services.store.db, profile.id) }, 201)
  })
