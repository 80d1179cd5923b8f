import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Rooms, startRooms } from '../../server/src/rooms'

const stateFolder = mkdtempSync(join(tmpdir(), 'pathquest-rooms-'))
const lines: string[] = []
let rooms: Rooms

beforeAll(async () => {
  const env = {
    ROOM_SECRET: 'x'.repeat(32),
    API_ORIGIN: 'http://127.0.0.1:1',
    PUBLIC_ORIGIN: 'http://localhost',
  }
  rooms = await startRooms({ stateFolder, env, log: (line) => lines.push(line) })
})
afterAll(async () => {
  await rooms.stop()
  rmSync(stateFolder, { recursive: true, force: true })
})

it('A server that is suspended itself does not consider its rooms dead', async () => {
  const pid = rooms.pid()
  // No timer runs and nothing is read, as on an overloaded machine.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 7000)
  await new Promise((done) => setTimeout(done, 3000))
  expect(rooms.pid()).toBe(pid)
  expect(lines.filter((line) => line.includes('did not answer'))).toEqual([])
}, 20_000)
