import * as z from 'zod'
import type { FetchGuarded } from '../fetch-guarded'
import type { LtiPlatform } from '../platforms/store/platforms'
import { LaunchRefused } from './launch-request'

const FRESH_MS = 10 * 60_000
/** For keys that are not among the known ones, and may be new, it is asked no more often. */
const UNKNOWN_KEY_MS = 60_000
/** While a platform does not hand out its keys, the last ones count for a while. */
const STALE_MS = 60 * 60_000
const FAILED_MS = 5_000
const MAX_BYTES = 256 * 1024
const MOST_KEYS = 100

const Key = z.object({
  kty: z.literal('RSA'),
  n: z.string().min(1).max(2_000),
  e: z.string().min(1).max(20),
  kid: z.string().min(1).max(255),
  use: z.literal('sig').optional(),
  alg: z.literal('RS256').optional(),
})
const KeySet = z.object({ keys: z.array(z.unknown()).max(MOST_KEYS) })

/** A public key of a platform. */
export interface PlatformKey {
  kty: string
  n: string
  e: string
}

interface Entry {
  url: string
  keys: Map<string, PlatformKey>
  fetchedAt: number
  askedForNewAt: number
  failedAt: number
  failure: unknown
  /** One fetch in flight, shared by all who wait for it. */
  pending: Promise<void> | undefined
}

/** Keys of platforms, asked for at most once in ten minutes however many launch. */
export class PlatformKeys {
  readonly #entries = new Map<string, Entry>()

  constructor(
    private readonly fetchGuarded: FetchGuarded,
    private readonly now: () => number,
  ) {}

  /** Undefined: the platform has no such key. */
  async find(
    platform: Pick<LtiPlatform, 'id' | 'jwksUrl'>,
    kid: string,
  ): Promise<PlatformKey | undefined> {
    const entry = this.#entryOf(platform)
    if (entry.pending) await entry.pending
    else if (this.now() - entry.fetchedAt >= FRESH_MS) await this.#refresh(entry)
    if (!entry.keys.has(kid) && this.#mayAskForNew(entry)) await this.#refresh(entry)
    return entry.keys.get(kid)
  }

  #entryOf({ id, jwksUrl }: Pick<LtiPlatform, 'id' | 'jwksUrl'>): Entry {
    const known = this.#entries.get(id)
    if (known?.url === jwksUrl) return known
    const entry: Entry = {
      url: jwksUrl,
      keys: new Map(),
      fetchedAt: Number.NEGATIVE_INFINITY,
      askedForNewAt: Number.NEGATIVE_INFINITY,
      failedAt: Number.NEGATIVE_INFINITY,
      failure: undefined,
      pending: undefined,
    }
    this.#entries.set(id, entry)
    return entry
  }

  /** All who miss a key at the same moment share the one question. */
  #mayAskForNew(entry: Entry): boolean {
    if (entry.pending) return true
    if (this.now() - entry.askedForNewAt < UNKNOWN_KEY_MS) return false
    entry.askedForNewAt = this.now()
    return true
  }

  async #refresh(entry: Entry): Promise<void> {
    const isWorthTrying = this.now() - entry.failedAt >= FAILED_MS
    if (isWorthTrying || entry.pending) {
      entry.pending ??= this.#fetch(entry).finally(() => {
        entry.pending = undefined
      })
      await entry.pending
    }
    if (this.now() - entry.fetchedAt >= STALE_MS) {
      const options = { cause: entry.failure }
      throw new LaunchRefused('keys_unreachable', 'keys_unreachable', options)
    }
  }

  /** Never throws: a failure is a time in the entry. */
  async #fetch(entry: Entry): Promise<void> {
    try {
      const answer = await this.fetchGuarded(entry.url, {
        headers: { accept: 'application/json' },
        maxBytes: MAX_BYTES,
      })
      if (answer.status !== 200) throw new Error(`The keys answered ${answer.status}`)
      entry.keys = keysIn(answer.text)
      entry.fetchedAt = this.now()
    } catch (error) {
      entry.failedAt = this.now()
      entry.failure = error
    }
  }
}

/** Keys that sign with RS256; of others there is no use. Throws where it is no key set. */
export function keysIn(text: string): Map<string, PlatformKey> {
  const { keys } = KeySet.parse(JSON.parse(text))
  const usable = keys.flatMap((key) => Key.safeParse(key).data ?? [])
  return new Map(usable.map(({ kid, kty, n, e }) => [kid, { kty, n, e }]))
}
