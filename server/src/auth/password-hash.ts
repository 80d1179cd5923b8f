import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyFormer } from 'better-auth/crypto'
import { AppError } from '../runtime/errors'

/**
 * scrypt with N = 2^15, r = 8, p = 3, one of the sets of OWASP's Password Storage Cheat Sheet: 32 MiB
 * for one hash. Written down with each hash, so that other sets can follow.
 */
const TODAY = { ln: 15, r: 8, p: 3 }
const KEY_BYTES = 32
const SALT_BYTES = 16
/** Together 64 MiB and half of the threads that also read files. */
const AT_ONCE = 2
/** A year of pupils who sign in at the same moment; they wait for less than a minute. */
const WAITING_MAX = 300

const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/

interface Cost {
  ln: number
  r: number
  p: number
}

/** The hash of a password with the set of today. Throws `unavailable` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await inTurn(() => derive(password, salt, TODAY, KEY_BYTES))
  const { ln, r, p } = TODAY
  return `$scrypt$ln=${ln},r=${r},p=${p}$${plain(salt)}$${plain(key)}`
}

/** Whether it is the password, whichever set its hash was made with. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const known = read(hash)
  // Before ours better-auth's own: N = 2^14, r = 16, p = 1.
  if (!known) return inTurn(() => verifyFormer({ hash, password }))
  const { cost, salt, key } = known
  const found = await inTurn(() => derive(password, salt, cost, key.length))
  return timingSafeEqual(found, key)
}

/** Whether a hash should be made anew, now that its password is known. */
export function isOutOfDate(hash: string): boolean {
  const cost = read(hash)?.cost
  return !cost || cost.ln !== TODAY.ln || cost.r !== TODAY.r || cost.p !== TODAY.p
}

function read(hash: string): { cost: Cost; salt: Buffer; key: Buffer } | undefined {
  const [, ln, r, p, salt = '', key = ''] = FORM.exec(hash) ?? []
  if (ln === undefined) return undefined
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost, bytes: number) {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r }
  return new Promise<Buffer>((done, failed) => {
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
      error ? failed(error) : done(key),
    )
  })
}

/** Base64 without padding, as such hashes are written. */
const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

let underWay = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) throw new AppError('unavailable')
    await new Promise<void>((begin) => waiting.push(begin))
  } else underWay++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place is handed on.
    if (next) next()
    else underWay--
  }
}
