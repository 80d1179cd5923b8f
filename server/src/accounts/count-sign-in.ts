import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import { deviceId, readDevice } from '../http/device'

/**
 * Counts a request that signs in, signs up or answers a mail: by its device where that is known, so
 * that one pupil keeps no school from it, else by its address.
 */
export async function countSignInOf(c: Context<AppEnv>): Promise<void> {
  const { limits } = c.var.services
  const bucket = addressBucket(c.var.address)
  const known = await deviceId(c, await readDevice(c))
  if (known === null) limits.countSignIn(bucket)
  else limits.deviceSignIns.count(known, bucket)
}
