import { ConfirmSignUp, SessionAnswer } from '@pathquest/core'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { markDevice, readDevice } from '../http/device'
import { type Beside, clearPendingCookie, confirmSignUp } from './confirm-sign-up'
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
export const makeConfirmRoutes = (beside: Beside) =>
  makeRouter().openapi(confirmRoute, async (c) => {
    const { services } = c.var
    await countSignInOf(c)
    const { profileId, userId, email } = await confirmSignUp(c, c.req.valid('json'), beside)
    clearPendingCookie(c)
    await endFormerSession(c)
    setCookies(c, await services.accounts.startSession(userId))
    await services.sessionSockets.recheck()
    await markDevice(c, await readDevice(c), { profileId, email })
    return c.json({ user: await sessionUser(services.store.db, profileId) }, 201)
  })
