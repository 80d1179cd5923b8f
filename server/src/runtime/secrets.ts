import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const SECRET_BYTES = 32
const SHORTEST = 32
/** Placeholders that people leave in an example file. */
const DEFAULTS = /change.?me|default|example|insert|password|placeholder|replace|secret|your.?key/i

/** Why a secret from the environment is refused; undefined if it is fine. */
export function secretProblem(value: string): string | undefined {
  if (DEFAULTS.test(value)) return 'is a default; leave it out to have one generated'
  if (value.length < SHORTEST) return `needs at least ${SHORTEST} characters of chance`
  if (new Set(value).size < 12) return 'repeats itself; leave it out to have one generated'
  return undefined
}

const Secrets = z.object({
  auth: z.string(),
  room: z.string(),
  seat: z.string(),
  lti: z.string(),
})
export type Secrets = z.infer<typeof Secrets>

/** The environment's secrets, the others from `secrets.json`, which the first start writes. */
export function loadSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  if (given.auth && given.room && given.seat && given.lti) return given as Secrets
  const stored = readOrMake(join(dataDir, 'secrets.json'))
  return {
    auth: given.auth ?? stored.auth,
    room: given.room ?? stored.room,
    seat: given.seat ?? stored.seat,
    lti: given.lti ?? stored.lti,
  }
}

function readOrMake(file: string): Secrets {
  if (existsSync(file)) {
    // A copied data folder may have lost the mode.
    chmodSync(file, 0o600)
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'))
    // A file of an older version gets the missing ones.
    const secrets = Secrets.parse({ ...made(), ...Object(written) })
    for (const [name, value] of Object.entries(secrets)) {
      const problem = secretProblem(value)
      if (problem) throw new Error(`${file}: ${name} ${problem}`)
    }
    if (Object.keys(Object(written)).length < Object.keys(secrets).length) {
      writePrivate(file, secrets)
    }
    return secrets
  }
  const secrets = made()
  writePrivate(file, secrets)
  return secrets
}

function made(): Secrets {
  const fresh = () => randomBytes(SECRET_BYTES).toString('base64url')
  return { auth: fresh(), room: fresh(), seat: fresh(), lti: fresh() }
}

/** Atomic write, readable by the owner alone. */
export function writePrivate(file: string, content: unknown): void {
  const draft = `${file}.new`
  try {
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
    chmodSync(draft, 0o600)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
