import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { until } from '../../scripts/harness/wait'

const root = fileURLToPath(new URL('../..', import.meta.url))
const answers = async (origin: string) =>
  (await fetch(origin, { redirect: 'manual' }).catch(() => undefined)) !== undefined

test('npm run example:lms starts both and prints the addresses; stopped, it cleans up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-example-'))
  // tsx caches what it has compiled for the next start.
  const left = () => readdirSync(folder).filter((name) => !name.startsWith('tsx-'))
  const { PORT: _, LMS_PORT: __, DATA_DIR: ___, ...env } = process.env
  const example = spawn('npm', ['run', 'example:lms'], {
    cwd: root,
    env: { ...env, TMPDIR: folder, PATHQUEST_DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let said = ''
    example.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
    })
    await until('both addresses', () => said.includes('Ctrl-C ends both'), { patienceMs: 60_000 })
    const origins = ['LMS', 'Pathquest'].map(
      (name) => new RegExp(`^ *${name} +(http://\\S+)$`, 'm').exec(said)?.[1] ?? '',
    )
    for (const origin of origins) expect(await answers(origin)).toBe(true)
    expect(left()).not.toEqual([])
    // npm and its shell do not forward signals.
    example.kill('SIGTERM')
    await until('the end of both', async () => left().length === 0)
    for (const origin of origins) expect(await answers(origin)).toBe(false)
  } finally {
    example.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
