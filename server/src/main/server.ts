import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { readTicket } from '@pathquest/core'
import { removeAccount, startErasureSweep } from '../account-data'
import { registerProcess } from '../api-processes'
import { makeAccounts } from '../auth'
import { hasHalfRestore } from '../backup'
import { loadCareersHtml } from '../careers'
import { seedContent } from '../content'
import { migrate, openStore } from '../db/open-store'
import { startStorageChecks } from '../health'
import { archiveFiles } from '../http/asset-archive'
import { requestBucket, trustedProxies } from '../http/client-address'
import { EMBED_NAMES, loadEmbedFiles } from '../http/embed-files'
import { namesOwnHost } from '../http/own-host'
import { APP_NAMES, loadStaticApp } from '../http/static-app'
import { AccountFailures } from '../limits/account-failures'
import { makeLimits } from '../limits/limits'
import { UndeclaredProxies } from '../limits/undeclared-proxies'
import { loadLtijs, startLti } from '../lti'
import { makeMail } from '../mail'
import { startPreparingNames } from '../names'
import { startDigests } from '../notifications'
import { startPurge } from '../retention'
import { giveEarlierMilestones } from '../rewards'
import { makeAddressOf } from '../room-stores'
import { HostedSockets, type ProxyOptions, RoomClient, SessionSockets } from '../rooms'
import { startRosterJobs } from '../rosters'
import { type Env, EnvError } from '../runtime/env'
import { describeError, type Log } from '../runtime/log'
import { Metrics } from '../runtime/metrics'
import { loadSecrets } from '../runtime/secrets'
import { WatchedClock } from '../runtime/watched-clock'
import type { Services } from '../services/services'
import { endLostGame, startLeftAttemptSweep, startLostGameSweep } from '../settlement'
import { makeApp } from './app'
import { type DemoAccount, ensureDemoAccounts } from './demo-accounts'
import { exposeMetrics } from './expose-metrics'
import { makeInternalApp } from './internal-app'
import { freePort, listen } from './listen'
import { openRooms } from './open-rooms'

/** The running product. */
export interface RunningServer {
  /** The public origin. */
  publicOrigin: string
  /** Accounts created just now; their passwords are shown this once. */
  newDemoAccounts: DemoAccount[]
  stop: () => Promise<void>
}

/**
 * Starts database, content, rooms, then the port. After a failure, stops again what was started.
 */
export async function startServer(
  wanted: Env,
  log: Log,
  print: (line: string) => void = () => {},
): Promise<RunningServer> {
  const port = wanted.port === 0 ? await freePort(wanted.host) : wanted.port
  const publicOrigin = wanted.publicOrigin.replace(/:0$/, `:${port}`)
  const env: Env = { ...wanted, port, publicOrigin }
  for (const folder of [env.dataDir, env.filesDir]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }
  if (hasHalfRestore(env.dataDir)) {
    throw new EnvError(
      'DATA_DIR: a restore was stopped half-way. Run `npm run restore -- FILE --replace` again.',
    )
  }
  const secrets = loadSecrets(env.dataDir, {
    auth: env.authSecret,
    room: env.roomSecret,
    seat: env.seatSecret,
    lti: env.ltiSecret,
  })
  const started: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end()
  }
  try {
    const store = openStore(env.databaseUrl ?? join(env.dataDir, 'pathquest.db'), {
      onConnectionLost: () => log.warn({ kind: 'database' }, 'a connection was lost'),
    })
    started.push(() => store.close())
    await migrate(store)
    const now = Date.now
    started.push(await registerProcess({ store, secrets, now, log }))
    await seedContent(store)
    const clock = new WatchedClock()
    clock.onStep((ms) => log.warn({ kind: 'clock', step: ms / 1000 }, 'the clock was set'))
    clock.start()
    started.push(async () => clock.stop())
    const metrics = new Metrics()
    await giveEarlierMilestones(store, now())
    const accounts = makeAccounts({
      store,
      secret: secrets.auth,
      publicOrigin: env.publicOrigin,
      social: env.social,
    })
    const mail = makeMail({
      store,
      formerFolder: join(env.dataDir, 'outbox'),
      smtpUrl: env.smtpUrl,
      from: env.mailFrom,
      log,
      now,
      print,
      retried: () => metrics.retried('mail'),
    })
    started.push(() => mail.stop())
    const newDemoAccounts = env.demo
      ? await ensureDemoAccounts(env.dataDir, store, accounts, now)
      : []

    // Before the rooms, which need its port, and open for longer than they are.
    let fromRooms: Fetch = notReady
    const internal = await listen(
      getRequestListener((request, bindings) => fromRooms(request, bindings)),
      { host: env.internalHost, port: env.internalPort },
    )
    started.push(internal.stop)
    const startingRooms = openRooms({
      services: { store, env, now, log, secrets, clock, metrics },
      apiPort: internal.port,
      started,
    })
    // Loading ltijs would keep answers of rooms processes waiting until they count as late.
    if (env.roomsOrigins.length > 0) await startingRooms
    // While our own rooms start, we would be idle: loading ltijs takes as long.
    const [rooms] = await Promise.all([startingRooms, loadLtijs()])

    const roomClient = new RoomClient({
      stores: rooms,
      addressOf: makeAddressOf({ store, env }),
      secret: secrets.room,
      now,
      onGone: (id) => endLostGame(services, id),
    })
    const sessionSockets = new SessionSockets({
      store,
      findLive: accounts.findLive,
      failed: (error) => {
        log.error({ kind: 'sockets', error: describeError(error) }, 'sessions were not looked at')
      },
    })
    started.push(() => sessionSockets.stop())
    const hostedSockets = new HostedSockets({
      sessions: sessionSockets,
      rooms: roomClient,
      now,
      failed: (error) => {
        log.error({ kind: 'sockets', error: describeError(error) }, 'a room was not told')
      },
    })
    const known: Omit<Services, 'lti'> = {
      env,
      secrets,
      store,
      accounts,
      rooms: roomClient,
      sessionSockets,
      hostedSockets: env.roomsPublicOrigin ? hostedSockets : undefined,
      roomsHealthy: rooms.isHealthy,
      limits: makeLimits(
        () => performance.now(),
        store.dialect === 'pg'
          ? new AccountFailures({ store, secret: secrets.auth, now })
          : undefined,
      ),
      metrics,
      proxies: new UndeclaredProxies(log, trustedProxies(env.trustProxy)),
      mail,
      log,
      now,
      clock,
    }
    const { lti, toolRoutes } = await startLti(known)
    started.push(() => lti.stop())
    started.push(startStorageChecks(known))
    started.push(startPurge({ ...known, now: clock.cautious }))
    started.push(startDigests(known))
    started.push(startRosterJobs(known, removeAccount))
    const services: Services = { ...known, lti }
    started.push(startLostGameSweep(services))
    if (store.dialect === 'pg') started.push(startErasureSweep(services))
    started.push(startLeftAttemptSweep({ ...services, now: clock.cautious }))
    const pages = join(env.pagesDir ?? PAGES, 'web/dist')
    const embed = join(env.pagesDir ?? PAGES, 'embed/dist/v1')
    const pageArchive = join(env.filesDir, 'app')
    const embedArchive = join(env.filesDir, 'embed')
    archiveFiles(pages, pageArchive, APP_NAMES, now())
    archiveFiles(embed, embedArchive, EMBED_NAMES, now())
    const app = makeApp(services, {
      staticApp: loadStaticApp(pages, pageArchive),
      careersHtml: loadCareersHtml(pages),
      embed: loadEmbedFiles(embed, embedArchive),
      toolRoutes,
    })
    const isTrusted = trustedProxies(env.trustProxy)
    if (env.publicOrigin.startsWith('https:') && env.trustProxy.length === 0) {
      log.warn('PUBLIC_ORIGIN is https, so a proxy is in front: set TRUST_PROXY to its address')
    }
    const sockets: ProxyOptions = {
      addressOf: (request) => requestBucket(request, isTrusted),
      isOwnHost: ({ headers, socket }) => namesOwnHost(env, headers.host, socket.remoteAddress),
      socketsPerAddress: env.socketsPerAddress,
      log: (line) => log.warn({ kind: 'sockets' }, line),
      readTicket: (ticket, room) => readTicket(secrets.room, ticket, room, now()),
      sessions: sessionSockets,
      metrics,
    }
    exposeMetrics(services)
    fromRooms = makeInternalApp(services).fetch
    const handle = getRequestListener(app.fetch)
    const front = await listen(
      (request, response) => {
        if (request.headers['x-forwarded-for']) services.proxies.check(request.socket.remoteAddress)
        void handle(request, response)
      },
      { host: env.host, port },
      { rooms, sockets },
    )
    started.push(front.stop)
    started.push(startPreparingNames())
    return { publicOrigin, newDemoAccounts, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Fetch = Parameters<typeof getRequestListener>[0]

/** Rooms of an earlier run may have something to post while the rest of the server starts. */
const notReady: Fetch = () => new Response(null, { status: 503, headers: { 'Retry-After': '1' } })

/** The browser builds: the nearest `packages` upwards from the sources or the bundle. */
const PAGES = packagesAbove(dirname(fileURLToPath(import.meta.url)))

function packagesAbove(folder: string): string {
  const packages = join(folder, 'packages')
  const up = dirname(folder)
  return existsSync(packages) || up === folder ? packages : packagesAbove(up)
}
