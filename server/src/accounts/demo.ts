import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'

/** A reserved name: no mail ever leaves for it, and nobody else can sign up under it. */
export const DEMO_DOMAIN = '@demo.pathquest.test'

/** Demo accounts work only while they are switched on. */
export const isDemoEmail = (email: string | null): boolean =>
  email?.trim().toLowerCase().endsWith(DEMO_DOMAIN) ?? false

/**
 * Whether demo accounts work for this request: where they are on, for whoever sits at this machine. A
 * request that a proxy passed on comes from elsewhere, whether the proxy is declared or not.
 */
export function isDemoOpen(c: Context<AppEnv>): boolean {
  const { demo, demoAnywhere } = c.var.services.env
  if (!demo || demoAnywhere) return demo
  return !['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => c.req.header(name))
}
