import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const SECRET_BYTES = 32
const SHORTEST = 32
/** What people leave in an example file. */
const DEFAULTS = /change.?me|default|example|insert|password|placeholder|replace|secret|your.?key/i

/** Why a secret given by environment is refused; undefined when it is fine. */
export function secretProblem(value: string): string | undefined {
  if (DEFAULTS.test(value)) return 'is a default; leave it out to have one generated'
  if (value.length < SHORTEST) return `needs at least ${SHORTEST} characters of chance`
  if (new Set(value).size < 12) return 'repeats itself; leave it out to have one generated'
  return undefined
}

const Secrets = z.object({ auth: z.string(), room: z.string(), seat: z.string() })
export type Secrets = z.infer<typeof Secrets>

/** The environment's secrets, the others from `secrets.json`, which the first start makes. */
export function loadSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  if (given.auth && given.room && given.seat) return given as Secrets
  const kept = readOrMake(join(dataDir, 'secrets.json'))
  return {
    auth: given.auth ?? kept.auth,
    room: given.room ?? kept.room,
    seat: given.seat ?? kept.seat,
  }
}

function readOrMake(file: string): Secrets {
  if (existsSync(file)) {
    // A copied data folder may have lost the mode.
    chmodSync(file, 0o600)
    const secrets = Secrets.parse(JSON.parse(readFileSync(file, 'utf8')))
    for (const [name, value] of Object.entries(secrets)) {
      const problem = secretProblem(value)
      if (problem) throw new Error(`${file}: ${name} ${problem}`)
    }
    return secrets
  }
  const fresh = () => randomBytes(SECRET_BYTES).toString('base64url')
  const secrets = { auth: fresh(), room: fresh(), seat: fresh() }
  writePrivate(file, secrets)
  return secrets
}

/** Whole or not at all, readable by its owner alone. */
export function writePrivate(file: string, content: unknown): void {
  const draft = `${file}.new`
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, file)
}
