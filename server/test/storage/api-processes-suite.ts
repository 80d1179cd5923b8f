import { afterEach, expect, test } from 'vitest'
import { registerProcess } from '../../src/api-processes'
import { makeLog } from '../../src/runtime/log'
import type { Secrets } from '../../src/runtime/secrets'
import type { Bench } from './test-database'

const SECRETS: Secrets = { auth: 'first', room: 'second', seat: 'third', lti: 'fourth' }

export function apiProcessesSuite(bench: Bench): void {
  let now = 1_800_000_000_000
  let stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const stop of stops) await stop()
    stops = []
  })
  const register = async (changed: Partial<Secrets> = {}) => {
    const secrets = { ...SECRETS, ...changed }
    const log = makeLog('silent')
    const stop = await registerProcess({ store: bench.store, secrets, now: () => now, log })
    stops.push(stop)
    return stop
  }
  const listProcesses = () => bench.store.db.select().from(bench.store.db.tables.apiProcesses)
  const isShared = () => bench.store.dialect === 'pg'

  test('of two processes the second needs the secrets of the first', async () => {
    await register()
    await register()
    if (!isShared()) return expect(await listProcesses()).toEqual([])
    const refused = register({ seat: 'x', lti: 'y' })
    await expect(refused).rejects.toThrow(/^SEAT_SECRET, LTI_ENCRYPTION_SECRET: another server/)
    await expect(refused).rejects.toThrow(/Set AUTH_SECRET, ROOM_SECRET, SEAT_SECRET, LTI_/)
    expect(await listProcesses()).toHaveLength(2)
    expect(JSON.stringify(await listProcesses())).not.toMatch(/"(first|second|third|fourth)"/)
  })

  test('of two that start at once with different secrets one is refused', async () => {
    if (!isShared()) return
    const starts = [register({ auth: 'x' }), register({ auth: 'y' })]
    const ended = (await Promise.allSettled(starts)).map(({ status }) => status)
    expect(ended.sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('secrets change while no process runs, or 90 s after one was killed', async () => {
    const stop = await register()
    await stop()
    await register({ auth: 'new' })
    if (!isShared()) return
    await expect(register()).rejects.toThrow('AUTH_SECRET')
    now += 90_000
    await register()
    expect(await listProcesses()).toHaveLength(1)
  })
}
