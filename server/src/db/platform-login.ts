import { and, type Column, eq } from 'drizzle-orm'
import type { Db } from './db'

/** A login of a platform: a platform that is registered anew is the same by issuer and client id. */
export const isOnPlatform = ({ ltiIdentities: login, ltiPlatforms: platform }: Db['tables']) =>
  and(eq(login.issuer, platform.issuer), eq(login.clientId, platform.clientId))

/** The login of somebody whom the platform calls so. */
export const isLoginOf = (tables: Db['tables'], sub: Column) =>
  and(isOnPlatform(tables), eq(tables.ltiIdentities.sub, sub))
