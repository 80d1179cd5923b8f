import { ApplyRoster, ROSTER_FILE_MAX_MIB, RosterState } from '@pathquest/core'
import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { bodySource } from '../http/json-body'
import { readBody } from '../http/request-body'
import { FairQueue } from '../limits/request-queue'
import { AppError } from '../runtime/errors'
import { readRoster, rosterState, startRoster } from './import-roster'
import { dropImport } from './store/imports'

/** Takes bytes instead of JSON. */
export const ROSTER_PATH = '/api/rosters'
/** None that a form of another page could send. */
const BYTES = 'application/octet-stream'
/** One at a time: a whole school's takes memory. */
const TURNS = { atWork: 1, waiting: 8, ofOne: 2 }
const FILE_MAX_BYTES = ROSTER_FILE_MAX_MIB * 1024 * 1024
const RosterId = z.object({ id: z.string().max(80) })

const readRoute = defineRoute({
  method: 'post',
  path: ROSTER_PATH,
  access: 'own_teacher',
  summary: 'What a OneRoster file would change about the classes of the caller; nothing is changed',
  answer: RosterState,
})
const stateRoute = defineRoute({
  method: 'get',
  path: ROSTER_PATH,
  access: 'own_teacher',
  summary: 'The roster of the caller that was read last, and how far it is applied',
  request: { query: z.strictObject({}) },
  answer: RosterState,
})
const applyRoute = defineRoute({
  method: 'post',
  path: '/api/rosters/{id}/apply',
  access: 'own_teacher',
  summary: 'Make the changes of a roster that was read',
  request: { params: RosterId, body: json(ApplyRoster) },
  answer: RosterState,
})
const dropRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/rosters/{id}',
  access: 'own_teacher',
  summary: 'Drop a roster that was read, or its result',
  request: { params: RosterId, body: json(NoFields) },
})

/** With their one line. */
export function makeRosterRoutes() {
  const turns = new FairQueue(TURNS)
  return makeRouter()
    .openapi(readRoute, async (c) => {
      const { services } = c.var
      if (c.req.header('content-type') !== BYTES) throw new AppError('unsupported_media_type')
      const profileId = callerOf(c)
      services.limits.countQuestionFile(profileId)
      const hold = services.limits.bodies.hold(addressBucket(c.var.address))
      try {
        const bytes = await readFile(c, hold)
        await turns.take(profileId, () => readRoster(services, profileId, bytes))
      } finally {
        hold.release()
      }
      return c.json(await rosterState(services, profileId), 200)
    })
    .openapi(stateRoute, async (c) => c.json(await rosterState(c.var.services, callerOf(c)), 200))
    .openapi(applyRoute, async (c) => {
      const { services } = c.var
      const profileId = callerOf(c)
      services.limits.countClassChange(profileId)
      const { id } = c.req.valid('param')
      await startRoster(services, { id, profileId, ...c.req.valid('json') })
      return c.json(await rosterState(services, profileId), 200)
    })
    .openapi(dropRoute, async (c) => {
      const { id } = c.req.valid('param')
      const isDropped = await dropImport(c.var.services.store.db, { id, profileId: callerOf(c) })
      if (!isDropped) throw new AppError('roster_not_found')
      return c.body(null, 204)
    })
}

/** `own_teacher` has seen to it. */
const callerOf = (c: Context<AppEnv>): string => c.var.principal.profileId as string

async function readFile(c: Context<AppEnv>, hold: Parameters<typeof readBody>[2]) {
  try {
    return await readBody(bodySource(c), FILE_MAX_BYTES, hold)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'body_too_large') throw error
    throw new AppError('import_too_large', { max: ROSTER_FILE_MAX_MIB })
  }
}
