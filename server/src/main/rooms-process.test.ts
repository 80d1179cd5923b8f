import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signCall } from '@pathquest/core'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../test/free-port'

const program = fileURLToPath(new URL('../../dist/rooms.js', import.meta.url))
const ROOM_SECRET = 'Zb3kQ9xV1mN7sT5wY2uR8pL4cD6fG0hJ'

/** Until it says where it is, or ends. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const exited = once(child, 'close').then(([code]) => code as number)
  const up = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text
        if (output.includes('are at http')) done()
      })
    }
  })
  await Promise.race([up, exited])
  return { child, exited, output: () => output }
}

test('rooms run without an API, say which store they are, and stop on SIGTERM', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pathquest-rooms-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const port = await freePort()
  const env = {
    DATA_DIR: dataDir,
    ROOM_SECRET,
    API_ORIGIN: 'http://127.0.0.1:9',
    ROOMS_PORT: String(port),
    LOG_LEVEL: 'warn',
  }
  const first = await start(env)
  const origin = `http://127.0.0.1:${port}`
  const [, id] = /store (rs_[a-z0-9]{20}) are at (\S+)/.exec(first.output()) ?? []
  expect(first.output()).toContain(`are at ${origin}`)
  const call = { method: 'GET', path: '/__store', body: '' }
  const headers = await signCall(ROOM_SECRET, call, Date.now())
  const told = await fetch(`${origin}/__store`, { headers })
  expect(await told.json()).toMatchObject({ id, place: expect.stringContaining(dataDir) })
  // The folder is taken.
  const second = await start({ ...env, ROOMS_PORT: String(await freePort()) })
  expect([await second.exited, second.output()]).toEqual([
    1,
    expect.stringContaining('uses this data folder'),
  ])
  first.child.kill('SIGTERM')
  expect(await first.exited).toBe(0)
  await expect(fetch(`${origin}/__store`)).rejects.toThrow()
  expect(existsSync(join(dataDir, 'rooms/process.json'))).toBe(false)
}, 60_000)

test('what is missing is named, all of it at once', async () => {
  const { exited, output } = await start({ ROOM_SECRET: 'short', ROOMS_PORT: '70000' })
  expect(await exited).toBe(1)
  for (const name of ['DATA_DIR', 'ROOM_SECRET', 'API_ORIGIN', 'ROOMS_PORT']) {
    expect(output()).toContain(`  ${name}: `)
  }
  expect(output()).not.toContain('short')
})
