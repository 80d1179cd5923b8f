import { oldEnough } from '@pathquest/core'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../http/app-env'
import { AppError } from '../runtime/errors'
import { forgetPending } from './pending-sign-up'

const COOKIE = 'pathquest.age'

/**
 * The neutral age gate. Nothing of the birth date is kept; a browser session that was turned away
 * carries a mark, so that another year does not help.
 */
export function checkAge(c: Context<AppEnv>, birth: { birthMonth: number; birthYear: number }) {
  const { env, now } = c.var.services
  const isOld = oldEnough(birth.birthYear, birth.birthMonth, new Date(now()))
  if (isOld && getCookie(c, COOKIE) === undefined) return
  setCookie(c, COOKIE, '1', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.publicOrigin.startsWith('https:'),
  })
  forgetPending(c)
  throw new AppError('under_age')
}
