import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { makeAccounts } from '../src/auth'
import type { PasswordHashing } from '../src/auth/accounts'
import { hashPassword, verifyPassword } from '../src/auth/password-hash'
import { seedContent } from '../src/content/store'
import { migrate, openStore } from '../src/db/open-store'
import { trustedProxies } from '../src/http/client-address'
import { makeLimits } from '../src/limits/limits'
import { UndeclaredProxies } from '../src/limits/undeclared-proxies'
import { makeMail } from '../src/mail'
import { makeApp, type ServedBeside } from '../src/main/app'
import { startServer } from '../src/main/server'
import { ownRooms, RoomClient } from '../src/rooms'
import { parseEnv } from '../src/runtime/env'
import { makeLog } from '../src/runtime/log'
import { Metrics } from '../src/runtime/metrics'
import { loadSecrets } from '../src/runtime/secrets'
import { noLti } from '../src/services/lti-services'
import type { Services } from '../src/services/services'
import { endLostGame } from '../src/settlement/end-lost-game'
import { type Client, clientOf } from './client'
import { freePort } from './free-port'
import { TEST_STORE } from './results'

export { freePort }

interface ApiOptions extends ServedBeside {
  env?: Record<string, string>
  /** Where the rooms are; absent: they are down, nobody listens there. */
  roomsOrigin?: string
  now?: () => number
}

export interface TestApi {
  client: Client
  services: Services
  app: ReturnType<typeof makeApp>
  dataDir: string
  /** What was logged so far. */
  logged: () => string
  /** What the operator was told so far. */
  printed: string[]
  stop: () => Promise<void>
}

/** The database of a first start: copied in a moment, it is not made anew for each test. */
let firstStart: Promise<string> | undefined

async function makeFirstStart(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-first-start-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'pathquest.db')
  const store = openStore(file)
  await migrate(store)
  await seedContent(store)
  await store.close()
  return file
}

/** Puts it into a new data folder. */
export async function copyFirstStart(dataDir: string): Promise<void> {
  firstStart ??= makeFirstStart()
  copyFileSync(await firstStart, join(dataDir, 'pathquest.db'))
}

/** A hash takes a fifth of a second by design, and people of tests all have the same passwords. */
const hashingOnce: PasswordHashing = {
  hash: once(hashPassword),
  verify: once(verifyPassword),
}

function once<Input, Output>(work: (input: Input) => Output): (input: Input) => Output {
  const done = new Map<string, Output>()
  return (input) => {
    const key = JSON.stringify(input)
    const output = done.get(key) ?? work(input)
    done.set(key, output)
    return output
  }
}

/** Nobody listens there. */
const NO_ROOMS = 'http://127.0.0.1:9'

/** The API on a real database, without rooms. */
export async function makeTestApi({
  env,
  roomsOrigin = NO_ROOMS,
  now = Date.now,
  ...built
}: ApiOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pathquest-api-'))
  const parsed = parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'trace', DATA_DIR: dataDir, ...env })
  const secrets = loadSecrets(dataDir, {})
  await copyFirstStart(dataDir)
  const store = openStore(join(dataDir, 'pathquest.db'))
  const { log, logged } = captureLog()
  const printed: string[] = []
  const rooms = new RoomClient({
    stores: ownRooms(TEST_STORE, { origin: () => roomsOrigin }),
    secret: secrets.room,
    now,
    // Nobody starts rooms that are down here.
    ...(roomsOrigin === NO_ROOMS && { giveUpMs: 1_000 }),
    onGone: (id) => endLostGame(services, id),
  })
  const services: Services = {
    env: parsed,
    secrets,
    store,
    accounts: makeAccounts({
      store,
      secret: secrets.auth,
      publicOrigin: parsed.publicOrigin,
      social: parsed.social,
      hashing: hashingOnce,
    }),
    mail: makeMail({
      store,
      formerFolder: join(dataDir, 'outbox'),
      smtpUrl: parsed.smtpUrl,
      from: parsed.mailFrom,
      log,
      now,
      print: (line) => printed.push(line),
    }),
    rooms,
    sessionSockets: { recheck: async () => {} },
    roomsHealthy: async () => false,
    limits: makeLimits(now),
    metrics: new Metrics(),
    proxies: new UndeclaredProxies(log, trustedProxies(parsed.trustProxy)),
    lti: noLti,
    log,
    now,
    clock: { steppedMs: 0 },
  }
  const app = makeApp(services, built)
  const api: TestApi = {
    client: clientOf(async (path, init) => app.request(path, init)),
    services,
    app,
    dataDir,
    logged,
    printed,
    stop: async () => {
      await services.mail.stop()
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return api
}

export interface TestServer {
  client: Client
  origin: string
  dataDir: string
  logged: () => string
  stop: () => Promise<void>
}

/** The whole server with its rooms, as `npm start` runs it, on a free port. */
export async function startTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pathquest-server-'))
  await copyFirstStart(dataDir)
  const port = await freePort()
  const { log, logged } = captureLog()
  const parsed = parseEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'trace',
    DATA_DIR: dataDir,
    PORT: String(port),
    MIN_ANSWER_MS: '0',
    ...env,
  })
  const server = await startServer(parsed, log)
  const origin = `http://127.0.0.1:${port}`
  return {
    client: clientOf((path, init) => fetch(origin + path, init)),
    origin,
    dataDir,
    logged,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function captureLog() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: makeLog('trace', stream), logged: () => lines.join('') }
}
