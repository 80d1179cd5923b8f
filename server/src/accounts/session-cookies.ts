import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'

/**
 * A cookie from before is of no use after a new sign-in. Who comes back from a provider is of
 * another origin and has no principal: the cookie itself is asked.
 */
export async function endFormerSession(c: Context<AppEnv>): Promise<void> {
  const { accounts, sessionSockets } = c.var.services
  const cookie = c.req.header('cookie')
  if (cookie === undefined || !(await accounts.find(cookie))) return
  await accounts.signOut(cookie)
  await sessionSockets.recheck()
}

export function setCookies(c: Context<AppEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
