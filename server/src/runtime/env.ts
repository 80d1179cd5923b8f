import { isIP } from 'node:net'
import {
  LATE_GRACE_MS,
  MIN_ANSWER_MS as MIN_ANSWER_DEFAULT,
  PATHKEY_MIN_PLAYERS as PATHKEY_MIN_PLAYERS_DEFAULT,
} from '@pathquest/core'
import * as z from 'zod'
import { list, origin, readVariables, secret, wholeNumber } from './variables'

export { EnvError } from './variables'

const namedLink = z.string().transform((text, context) => {
  const [, name = '', url = ''] = /^([^=]+)=(https?:\/\/\S+)$/.exec(text) ?? []
  if (!URL.canParse(url)) {
    context.addIssue({ code: 'custom', message: 'must be Name=https://…, comma-separated' })
  }
  return { name: name.trim(), url }
})
/** The first is useless without the second. */
const TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_SECRET', 'MICROSOFT_CLIENT_ID'],
  // Rooms elsewhere post to one address for good, and know what signs their calls.
  ['ROOMS_PUBLIC_ORIGIN', 'ROOM_SECRET'],
  ['ROOMS_PUBLIC_ORIGIN', 'INTERNAL_PORT'],
] as const

/** Every environment variable that the server reads. An empty one counts as not set. */
const Variables = z
  .object({
    /** Port of API, app and rooms. Default 3000. */
    PORT: wholeNumber(0, 65_535).default(3000),
    /** Address to listen on. Default 127.0.0.1 (this machine alone). */
    HOST: z.string().default('127.0.0.1'),
    /** Folder of database, rooms, secrets and demo accounts. Default ./data. */
    DATA_DIR: z.string().default('./data'),
    /** postgres://… beyond one machine. Default: SQLite at DATA_DIR/pathquest.db. */
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
      .optional(),
    /** Origin that people type: QR codes, cookies. Default http://localhost:PORT. */
    PUBLIC_ORIGIN: origin.optional(),
    /** on | off: demo accounts; without DEMO=1 off where HOST or PUBLIC_ORIGIN is not loopback. Default on. */
    PATHQUEST_DEMO: z.enum(['on', 'off']).default('on'),
    /**
     * on | off: `npm start` restarts a server that died; off where another supervisor does. Default
     * on.
     */
    PATHQUEST_RESTART: z.enum(['on', 'off']).default('on'),
    /** 1: demo accounts also where the product is reachable from other machines. Default off. */
    DEMO: z.literal('1').optional(),
    /** open | approval: whether a new teacher waits for an administrator. Default open. */
    TEACHER_SIGN_UP: z.enum(['open', 'approval']).default('open'),
    /** Addresses or networks (CIDR), comma-separated, whose X-Forwarded-For counts. Default none. */
    TRUST_PROXY: list
      .refine((entries) => entries.every(isNetwork), 'must be addresses or networks, not names')
      .default([]),
    /** Signs sessions; at least 32 characters. Default: generated, stored in DATA_DIR/secrets.json. */
    AUTH_SECRET: secret.optional(),
    /** Signs calls and tickets between API and rooms; as AUTH_SECRET. */
    ROOM_SECRET: secret.optional(),
    /** Signs seat tokens and invitations; as AUTH_SECRET. */
    SEAT_SECRET: secret.optional(),
    /** Encrypts the keys of LMS platforms; as AUTH_SECRET. */
    LTI_ENCRYPTION_SECRET: secret.optional(),
    /** on | off: LMS platforms at private addresses and over plain http. Default on where HOST and PUBLIC_ORIGIN are loopback. */
    LTI_PRIVATE_ADDRESSES: z.enum(['on', 'off']).optional(),
    /** An answer sooner than this is "too fast". Milliseconds, default 250. */
    MIN_ANSWER_MS: wholeNumber(0, 5_000).default(MIN_ANSWER_DEFAULT),
    /** An answer later than this after the deadline is "too slow". Milliseconds, default 500. */
    LATE_GRACE_MS: wholeNumber(0, 10_000).default(LATE_GRACE_MS),
    /** review | open: whether a teacher's first public set waits for an administrator. Default review. */
    PUBLIC_SETS: z.enum(['review', 'open']).default('review'),
    /** Players in a game, 1-3, from which its first three earn a pathkey; at more than 1 solo games give none. Default 1. */
    PATHKEY_MIN_PLAYERS: wholeNumber(1, 3).default(PATHKEY_MIN_PLAYERS_DEFAULT),
    /** trace | debug | info | warn | error | fatal | silent. Default info. */
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info'),
    /** Origins whose pages may show careers, play and show shared leaderboards. Default: any. */
    EMBED_ORIGINS: list.pipe(z.array(origin)).default([]),
    /** Mailboxes on /contact. Default: none shown. */
    CONTACT_SUPPORT: z.email().optional(),
    CONTACT_FEEDBACK: z.email().optional(),
    CONTACT_HELP: z.email().optional(),
    /** Other products of the provider on the home page: `Name=https://…`, comma-separated. Default: none. */
    FAMILY_LINKS: list.pipe(z.array(namedLink)).default([]),
    /** Origins of the blob stores with the images of pathkeys, comma-separated. Default: all are drawn. */
    IMAGE_BASE: list.pipe(z.array(origin)).default([]),
    /** Query that signs addresses there (a shared-access signature), with or without its `?`. */
    IMAGE_SIGNATURE: z
      .string()
      .transform((query) => query.replace(/^\?/, ''))
      .refine((query) => new URLSearchParams(query).has('sig'), 'must have a sig')
      .optional(),
    /** smtp://… or smtps://… of the mail server. Default: mails stay in the database, unsent. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Who mails are from: an address, or `Name <address>`. Needed with SMTP_URL. */
    MAIL_FROM: z
      .string()
      .regex(/^([^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must be an e-mail address')
      .optional(),
    /** Sign-in with Google: both, from its console. Default: off. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    /** Sign-in with Microsoft: both, from Entra. Default: off. */
    MICROSOFT_CLIENT_ID: z.string().optional(),
    MICROSOFT_CLIENT_SECRET: z.string().optional(),
    /** Whose Microsoft accounts: a tenant's id, organizations, consumers. Default common (all). */
    MICROSOFT_TENANT: z.string().default('common'),
    /** Where Microsoft signs in; national clouds have their own. */
    MICROSOFT_AUTHORITY: origin.default('https://login.microsoftonline.com'),
    /** Folder of images/, app/ and embed/, which several servers may share. Default: DATA_DIR. */
    FILES_DIR: z.string().optional(),
    /** Loopback port of the rooms' process. Default: a free one. */
    ROOMS_PORT: wholeNumber(1, 65_535).optional(),
    /** Addresses of rooms in processes of their own (`npm run rooms`), comma-separated: `http://10.0.0.4:4100`. Default: the server starts its own. */
    ROOMS_ORIGINS: list
      .pipe(z.array(origin))
      .refine((all) => all.every((one) => one.startsWith('http:')), 'must begin with http://')
      .refine((all) => new Set(all).size === all.length, 'must name each address once')
      .default([]),
    /** Origin of rooms on Cloudflare: calls and sockets go there. Default: the server runs the rooms. */
    ROOMS_PUBLIC_ORIGIN: origin.optional(),
    /** Address of the listener for rooms and `GET /metrics`. Default 127.0.0.1 (this machine alone). */
    INTERNAL_HOST: z.ipv4().default('127.0.0.1'),
    /** Its port. Default: a free one at each start. */
    INTERNAL_PORT: wholeNumber(0, 65_535).default(0),
    /** Sockets that one address (IPv6: one /64) may have open; a school shares one. Default 1000. */
    SOCKETS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(1000),
    /** Folder of what is built for browsers: web/dist, embed/dist/v1. Default: packages, beside the server. */
    PAGES_DIR: z.string().optional(),
  })
  .superRefine((env, context) => {
    if (env.IMAGE_SIGNATURE && env.IMAGE_BASE.length === 0) {
      const message = 'is needed with IMAGE_SIGNATURE'
      context.addIssue({ code: 'custom', path: ['IMAGE_BASE'], message })
    }
    // Their rooms post to a known address, and know what signs their calls; SQLite is one server's.
    const forRooms = ['DATABASE_URL', 'ROOM_SECRET', 'INTERNAL_PORT'] as const
    for (const name of env.ROOMS_ORIGINS.length > 0 ? forRooms : []) {
      if (env[name]) continue
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with ROOMS_ORIGINS' })
    }
    if (env.ROOMS_PUBLIC_ORIGIN && env.ROOMS_ORIGINS.length > 0) {
      const message = 'names other rooms than ROOMS_ORIGINS: set one of them'
      context.addIssue({ code: 'custom', path: ['ROOMS_PUBLIC_ORIGIN'], message })
    }
    for (const [name, other] of TOGETHER) {
      if (env[name] !== undefined && !env[other]) {
        context.addIssue({ code: 'custom', path: [other], message: `is needed with ${name}` })
      }
    }
  })

/**
 * The checked configuration; only `index.ts` reads the environment, all others receive values of
 * this.
 */
export interface Env {
  port: number
  host: string
  isLoopback: boolean
  dataDir: string
  databaseUrl: string | undefined
  publicOrigin: string
  /** Set by the operator; otherwise requests may name any host. */
  isPublicOriginSet: boolean
  demo: boolean
  /** Demo accounts work for requests from other machines, too. */
  demoAnywhere: boolean
  teacherSignUp: 'open' | 'approval'
  trustProxy: string[]
  authSecret: string | undefined
  roomSecret: string | undefined
  seatSecret: string | undefined
  ltiSecret: string | undefined
  /** Platforms may have private addresses and use plain http. */
  ltiPrivateAddresses: boolean
  minAnswerMs: number
  lateGraceMs: number
  pathkeyMinPlayers: number
  publicSets: 'review' | 'open'
  logLevel: string
  embedOrigins: string[]
  contact: { support: string | null; feedback: string | null; help: string | null }
  family: { name: string; url: string }[]
  /** Where images are stored; none: the app draws them all. */
  images: { origins: string[]; signature: string }
  /** Absent: mails stay in the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** The configured providers. */
  social: {
    google?: { clientId: string; clientSecret: string }
    microsoft?: { clientId: string; clientSecret: string; tenantId: string; authority: string }
  }
  /** Question images and files of former versions; several processes may share it. */
  filesDir: string
  roomsPort: number | undefined
  /** None: this server starts its own rooms. */
  roomsOrigins: string[]
  /** Where sockets go; absent: to this server. */
  roomsPublicOrigin: string | undefined
  internalHost: string
  internalPort: number
  socketsPerAddress: number
  pagesDir: string | undefined
}

/** Reads the environment once. Throws `EnvError` with every problem at once. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const env = readVariables(Variables, source)
  const isLoopback = isLoopbackHost(env.HOST)
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`
  // Behind a proxy on this machine it is still a server of the open internet.
  const isForThisMachine =
    isLoopback && isLoopbackHost(new URL(publicOrigin).hostname.replace(/^\[|\]$/g, ''))
  return {
    port: env.PORT,
    host: env.HOST,
    isLoopback,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicOrigin,
    isPublicOriginSet: env.PUBLIC_ORIGIN !== undefined,
    demo: env.DEMO === '1' || (env.PATHQUEST_DEMO === 'on' && isForThisMachine),
    demoAnywhere: env.DEMO === '1',
    teacherSignUp: env.TEACHER_SIGN_UP,
    trustProxy: env.TRUST_PROXY,
    authSecret: env.AUTH_SECRET,
    roomSecret: env.ROOM_SECRET,
    seatSecret: env.SEAT_SECRET,
    ltiSecret: env.LTI_ENCRYPTION_SECRET,
    ltiPrivateAddresses: env.LTI_PRIVATE_ADDRESSES
      ? env.LTI_PRIVATE_ADDRESSES === 'on'
      : isForThisMachine,
    minAnswerMs: env.MIN_ANSWER_MS,
    lateGraceMs: env.LATE_GRACE_MS,
    pathkeyMinPlayers: env.PATHKEY_MIN_PLAYERS,
    publicSets: env.PUBLIC_SETS,
    logLevel: env.LOG_LEVEL,
    embedOrigins: env.EMBED_ORIGINS,
    contact: {
      support: env.CONTACT_SUPPORT ?? null,
      feedback: env.CONTACT_FEEDBACK ?? null,
      help: env.CONTACT_HELP ?? null,
    },
    family: env.FAMILY_LINKS,
    images: { origins: env.IMAGE_BASE, signature: env.IMAGE_SIGNATURE ?? '' },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'pathquest@localhost',
    social: socialOf(env),
    filesDir: env.FILES_DIR ?? env.DATA_DIR,
    roomsPort: env.ROOMS_PORT,
    roomsOrigins: env.ROOMS_ORIGINS,
    roomsPublicOrigin: env.ROOMS_PUBLIC_ORIGIN,
    internalHost: env.INTERNAL_HOST,
    internalPort: env.INTERNAL_PORT,
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    pagesDir: env.PAGES_DIR,
  }
}

function socialOf(env: z.infer<typeof Variables>): Env['social'] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env
  const { MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET } = env
  return {
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? { google: { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET } }
      : {}),
    ...(MICROSOFT_CLIENT_ID && MICROSOFT_CLIENT_SECRET
      ? {
          microsoft: {
            clientId: MICROSOFT_CLIENT_ID,
            clientSecret: MICROSOFT_CLIENT_SECRET,
            tenantId: env.MICROSOFT_TENANT,
            authority: env.MICROSOFT_AUTHORITY,
          },
        }
      : {}),
  }
}

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

function isNetwork(entry: string): boolean {
  const [address = '', prefix, more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && +prefix <= (version === 4 ? 32 : 128))
}
