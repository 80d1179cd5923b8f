import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import type { LtiLaunchRow } from './store/launches'

/** Routes whose access is a launch have one. */
export const visit = (c: Context<AppEnv>): LtiLaunchRow => c.var.principal.launch as LtiLaunchRow

export const countCourse = (c: Context<AppEnv>): void =>
  c.var.services.limits.countCourse(visit(c).profileId)
