import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'

/**
 * Whether demo accounts work for this request: where they are on, for whoever sits at this machine. A
 * request that a proxy passed on comes from elsewhere, whether the proxy is declared or not.
 */
export function isDemoOpen(c: Context<AppEnv>): boolean {
  const { demo, demoAnywhere } = c.var.services.env
  if (!demo || demoAnywhere) return demo
  return !['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => c.req.header(name))
}
