import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, makeTestApi } from '../../test/api'
import { signUp } from '../../test/people'
import { findGame } from '../games/store/sessions'
import { startRooms } from '../rooms'
import { FailingRooms } from './failing-rooms'
import { checkRooms } from './lost-games'

test('a room whose file is damaged frees its code after three rounds, and keeps no other waiting', async () => {
  const port = await freePort()
  const api = await makeTestApi({ roomsOrigin: `http://127.0.0.1:${port}` })
  onTestFinished(api.stop)
  const stateFolder = join(api.dataDir, 'rooms')
  const { secrets, store } = api.services
  const env = {
    ROOM_SECRET: secrets.room,
    API_ORIGIN: 'http://127.0.0.1:9',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  }
  let rooms = await startRooms({ stateFolder, port, env })
  onTestFinished(() => rooms.stop())
  const teacher = await signUp(api.client, 'teacher')
  const create = async () => {
    const requested = { questionSetId: 'qs_nurse-shift' }
    const { body } = await api.client('POST', '/api/games', requested, teacher)
    return body.session as { id: string; gameCode: string }
  }
  const status = async ({ id }: { id: string }) => (await findGame(store.db, id))?.status
  const damaged = await create()
  const storage = join(stateFolder, 'storage')
  const files = () =>
    readdirSync(storage, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.sqlite/.test(name) && !name.includes('metadata'),
    )
  const [file] = files().filter((name) => name.endsWith('.sqlite'))
  const sound = await create()
  await rooms.stop()
  const handle = openSync(join(storage, file as string), 'r+')
  writeSync(handle, Buffer.alloc(4096, 'garbage'))
  closeSync(handle)
  for (const name of files()) {
    if (name.startsWith(`${file}-`)) rmSync(join(storage, name))
  }
  rooms = await startRooms({ stateFolder, port, env })

  const services = { ...api.services, roomsHealthy: () => rooms.healthy() }
  services.now = () => Date.now() + 120_000
  const failing = new FailingRooms()
  const round = () =>
    checkRooms(services, 'multiplayer', new AbortController().signal, { failing, paceMs: 0 })
  await round()
  expect(failing.games()).toMatchObject([{ id: damaged.id }])
  await round()
  expect(await status(damaged)).toBe('waiting')
  await round()
  expect([await status(damaged), await status(sound)]).toEqual(['completed', 'waiting'])
  expect(api.logged()).toContain('a room does not answer and is given up')
})
