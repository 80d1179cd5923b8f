import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'

/** A cookie from before is of no use after a new sign-in. */
export async function endFormerSession(c: Context<AppEnv>): Promise<void> {
  const cookie = c.req.header('cookie')
  if (cookie !== undefined && c.var.principal.profileId !== null) {
    await c.var.services.accounts.signOut(cookie)
    await c.var.services.sessionSockets.recheck()
  }
}

export function setCookies(c: Context<AppEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
