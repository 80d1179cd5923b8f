import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  insertErasures,
  listErasures,
  removeErasure,
} from '../../src/account-data/store/rooms-of-person'
import { migrate, openStore } from '../../src/db/open-store'
import type { Store } from '../../src/db/store'
import { findGame, markGameCancelled } from '../../src/games/store/sessions'
import { joinStores, keepStores, placeOf } from '../../src/room-stores'
import { countLiveGames, findRoomStore, putRoomStore } from '../../src/room-stores/store'
import { parseEnv } from '../../src/runtime/env'
import { makeLog } from '../../src/runtime/log'
import { aGame } from './samples'
import type { Bench } from './test-database'

const DAY_MS = 24 * 3_600_000
const HERE = 'https://here.example'
const THERE = 'https://there.example'

export function roomStoresSuite(bench: Bench): void {
  /** A database of its own, since a store takes over games. */
  let store: Store
  let now = 1_800_000_000_000
  const folders: string[] = []
  const stops: (() => Promise<void>)[] = []
  beforeAll(async () => {
    store = openStore(await bench.databases.fresh())
    await migrate(store)
  })
  afterAll(async () => {
    for (const stop of stops) await stop()
    await store?.close()
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'pathquest-place-'))
    folders.push(folder)
    return folder
  }
  const start = async (storeId: string, dataDir: string, origin = HERE) => {
    const env = parseEnv({ DATA_DIR: dataDir, PUBLIC_ORIGIN: origin })
    const log = makeLog('silent')
    const stop = await joinStores(
      { store, env, now: () => now, log },
      storeId,
      placeOf(env.dataDir),
    )
    stops.push(stop)
    return stop
  }
  const storeOf = async ({ id }: { id: string }) => (await findGame(store.db, id))?.storeId

  test('the first store takes the games of before stores had ids, of its own address', async () => {
    const isAlone = store.dialect === 'sqlite'
    const { db } = store
    const old = await aGame(db, { metadata: { roomsAt: HERE }, createdAt: now })
    const oldest = await aGame(db, { createdAt: now })
    const elsewhere = await aGame(db, { metadata: { roomsAt: THERE }, createdAt: now })
    const [recent, longOver] = [await aGame(db), await aGame(db)]
    await markGameCancelled(db, recent.id, now - DAY_MS)
    await markGameCancelled(db, longOver.id, now - 3 * DAY_MS)
    const stop = await start('rs_first', newFolder())
    for (const game of [old, oldest, recent]) expect(await storeOf(game)).toBe('rs_first')
    expect(await storeOf(elsewhere)).toBe(isAlone ? 'rs_first' : null)
    expect(await storeOf(longOver)).toBeNull()
    expect((await countLiveGames(db)).get('rs_first')).toBe(isAlone ? 3 : 2)
    // Made by an older server meanwhile: nobody says whose it is.
    const late = await aGame(db, { metadata: { roomsAt: HERE }, createdAt: now })
    await stop()
    await (await start('rs_first', folders[0] as string))()
    expect(await storeOf(late)).toBeNull()
  })

  test('new rooms in the same folder take over what the former ones had', async () => {
    const folder = newFolder()
    const stop = await start('rs_former', folder)
    const game = await aGame(store.db, { storeId: 'rs_former', createdAt: now })
    await stop()
    await (await start('rs_new', folder))()
    expect(await storeOf(game)).toBe('rs_new')
    expect(await findRoomStore(store.db, 'rs_former')).toMatchObject({ lostAt: now })
    // Its files were found again.
    await (await start('rs_former', folder))()
    expect(await findRoomStore(store.db, 'rs_former')).toMatchObject({ lostAt: null })
  })

  test('a store of another folder takes nothing over, unless the database is its own', async () => {
    const game = await aGame(store.db, { storeId: 'rs_former', createdAt: now })
    now += DAY_MS
    await (await start('rs_else', newFolder(), THERE))()
    expect(await storeOf(game)).toBe(store.dialect === 'sqlite' ? 'rs_else' : 'rs_former')
    expect(await findRoomStore(store.db, 'rs_else')).toMatchObject({ origin: THERE })
  })

  test('a copy of a folder whose server runs does not start; a moved one does', async () => {
    const stop = await start('rs_copied', newFolder())
    const copy = () => start('rs_copied', newFolder())
    if (store.dialect === 'sqlite') {
      // Its database was copied with it.
      await (await copy())()
      return
    }
    await expect(copy()).rejects.toThrow('are a copy of those of')
    await stop()
    await (await copy())()
    const place = { id: 'rs_copied', origin: HERE, place: 'killed', aliveUntil: now + 90_000 }
    await putRoomStore(store.db, place)
    await expect(copy()).rejects.toThrow('are a copy of those of killed')
    now += 90_000
    await (await copy())()
  })

  test('stores of several servers are kept by each, and adopt nothing', async () => {
    if (store.dialect === 'sqlite') return
    const { db } = store
    const old = await aGame(db, { metadata: { roomsAt: HERE }, createdAt: now })
    const env = parseEnv({ PUBLIC_ORIGIN: HERE })
    const services = { store, env, now: () => now, log: makeLog('silent') }
    const [one, two] = [keepStores(services), keepStores(services)]
    stops.push(one.stop, two.stop)
    const near = { id: 'rs_near', place: 'near' }
    await Promise.all([one.admit(near), two.admit(near)])
    expect(await storeOf(old)).toBeNull()
    expect(await findRoomStore(db, 'rs_near')).toMatchObject({ aliveUntil: now + 90_000 })
    // A server that stops does not say that the rooms have.
    await one.stop()
    expect(await findRoomStore(db, 'rs_near')).toMatchObject({ aliveUntil: now + 90_000 })
    const copy = { ...near, place: 'copy' }
    await expect(two.admit(copy)).rejects.toThrow('are a copy of those of near')
    now += 31_000
    await two.admit(near)
    expect(await findRoomStore(db, 'rs_near')).toMatchObject({ aliveUntil: now + 90_000 })
    // Rooms that lost their files, in the folder of former ones that do not run any more.
    const game = await aGame(db, { storeId: 'rs_near', createdAt: now })
    now += 90_000
    await two.admit({ ...near, id: 'rs_again' })
    expect(await storeOf(game)).toBe('rs_again')
  })

  test('what rooms have to be told is kept for their store, once, until it is told', async () => {
    const { db } = store
    const game = { id: 'gs_1', status: 'waiting', storeId: 'rs_far' } as const
    const rooms = [
      { kind: 'seat', game, playerId: 'gp_1' },
      { kind: 'seat', game, playerId: 'gp_2' },
      { kind: 'hosted', game },
      { kind: 'solo', game: { ...game, storeId: null } },
    ] as const
    for (let twice = 0; twice < 2; twice++) await insertErasures(db, rooms, 7)
    const [first, ...others] = await listErasures(db, 'rs_far', 9)
    expect(others).toHaveLength(2)
    expect(await listErasures(db, 'rs_near', 9)).toEqual([])
    if (first) await removeErasure(db, first)
    expect(await listErasures(db, 'rs_far', 9)).toEqual(others)
  })
}
