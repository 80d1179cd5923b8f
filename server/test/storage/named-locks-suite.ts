import { once } from 'node:events'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { openStore } from '../../src/db/open-store'
import type { Store } from '../../src/db/store'
import { SessionSockets } from '../../src/rooms'
import { soon } from '../soon'
import type { Bench } from './test-database'

/** Work that ends when it is told to; `begun` once it runs, so once its lock is held. */
function heldWork() {
  let end = () => {}
  let begin = () => {}
  const ended = new Promise<string>((done) => {
    end = () => done('done')
  })
  const begun = new Promise<void>((done) => {
    begin = done
  })
  const work = () => {
    begin()
    return ended
  }
  return { work, begun, end: () => end() }
}

export function namedLocksSuite(bench: Bench): void {
  let others: Store[] = []
  afterEach(async () => {
    for (const store of others) await store.close()
    others = []
  })
  /** A second process; on SQLite there is one alone. */
  const openOther = () => {
    if (bench.store.dialect === 'sqlite') return bench.store
    const store = openStore(bench.url, { onConnectionLost: () => {} })
    others.push(store)
    return store
  }

  test('what one process is at another leaves alone, until it has ended', async () => {
    const other = openOther()
    const { work, begun, end } = heldWork()
    const first = bench.store.tryWithLock('sweep', work)
    await begun
    expect(await other.tryWithLock('sweep', async () => 'second')).toBeUndefined()
    expect(await bench.store.tryWithLock('sweep', async () => 'again')).toBeUndefined()
    expect(await other.tryWithLock('another', async () => 'beside')).toEqual({ result: 'beside' })
    end()
    expect(await first).toEqual({ result: 'done' })
    expect(await other.tryWithLock('sweep', async () => 'second')).toEqual({ result: 'second' })
  })

  test('work that fails gives its lock back', async () => {
    const fails = bench.store.tryWithLock('sweep', () => Promise.reject(new Error('no')))
    await expect(fails).rejects.toThrow('no')
    expect(await openOther().tryWithLock('sweep', async () => 1)).toEqual({ result: 1 })
  })

  test('a process that loses its connection loses its lock, and hears what it missed', async () => {
    if (bench.store.dialect === 'sqlite') return
    const other = openOther()
    let heard = 0
    const stop = other.listen('pathquest_test', () => heard++)
    await vi.waitFor(() => expect(heard).toBe(1), soon)
    await bench.store.notify('pathquest_test')
    await vi.waitFor(() => expect(heard).toBe(2), soon)
    const { work, begun, end } = heldWork()
    const held = other.tryWithLock('cut', work)
    await begun
    expect(await bench.store.tryWithLock('cut', async () => 1)).toBeUndefined()
    await cutListeners(bench.url)
    await vi.waitFor(
      async () =>
        expect(await bench.store.tryWithLock('cut', async () => 1)).toEqual({ result: 1 }),
      soon,
    )
    await vi.waitFor(() => expect(heard).toBe(3), soon)
    end()
    expect(await held).toEqual({ result: 'done' })
    stop()
  })

  test('a session that ends in one process ends its sockets in another at once', async () => {
    const live = new Set(['kept', 'ended'])
    const failed = (error: unknown) => {
      throw error
    }
    const make = (store: Store) =>
      new SessionSockets({ store, failed, findLive: async () => new Set(live) })
    const [here, there] = [make(bench.store), make(openOther())]
    const closed = new EventTarget()
    const isClosed = once(closed, 'ended')
    there.add('ended', () => closed.dispatchEvent(new Event('ended')))
    there.add('kept', () => failed(new Error('This session goes on')))
    live.delete('ended')
    await (bench.store.dialect === 'pg' ? here : there).recheck()
    await isClosed
    await Promise.all([here.stop(), there.stop()])
  })
}

/** Ends every connection that holds a lock or listens, as a failing network does. */
async function cutListeners(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid in (select pid from pg_locks where locktype = 'advisory')`,
  )
  await client.end()
}
