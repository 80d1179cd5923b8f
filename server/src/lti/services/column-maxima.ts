import type { Store } from '../../db/store'
import { AppError } from '../../runtime/errors'
import { FetchError } from '../fetch-guarded'
import { noteMaximum } from '../grades/store/line-items'
import type { LtiLink } from '../launches/store/links'
import type { LtiPlatform } from '../platforms/store/platforms'
import { type Column, readingScope, readMaximum } from './line-items'
import type { PlatformCalls } from './platform-calls'
import { isGone, PlatformRefusal } from './platform-refusal'

/** A teacher who changes the points of an activity sees them in grades of a few minutes later. */
const KEPT_MS = 5 * 60_000
const POINTS_FALLBACK = 100

interface Heard {
  until: number
  maximum: Promise<number | null>
}

/** How many points each column has, asked for once in some minutes. */
export class ColumnMaxima {
  readonly #kept = new Map<string, Heard>()

  constructor(
    private readonly store: Store,
    private readonly calls: PlatformCalls,
    private readonly now: () => number,
  ) {}

  /** Told by the platform on another occasion. */
  heard({ url, maximum }: Pick<Column, 'url' | 'maximum'>): void {
    if (maximum !== null) this.#keep(url, Promise.resolve(maximum))
  }

  /**
   * The points of a column; where nobody may ask, those that it was made with. Throws a refusal
   * that says that the column is gone: no other fault keeps a score from being sent.
   */
  async of(link: LtiLink, platform: LtiPlatform, url: string, isFresh = false): Promise<number> {
    const known = link.columnMaximum ?? link.content?.points ?? POINTS_FALLBACK
    const scope = readingScope(link)
    if (!scope) return known
    try {
      return (await this.#read(link, platform, { url, scope, isFresh })) ?? known
    } catch (error) {
      const isFault = error instanceof FetchError || error instanceof AppError
      if (isFault || (error instanceof PlatformRefusal && !isGone(error))) return known
      throw error
    }
  }

  async #read(
    link: LtiLink,
    platform: LtiPlatform,
    { url, scope, isFresh }: { url: string; scope: string; isFresh: boolean },
  ): Promise<number | null> {
    const now = this.now()
    for (const [known, { until }] of this.#kept) if (until <= now) this.#kept.delete(known)
    const kept = this.#kept.get(url)
    if (kept && !isFresh) return kept.maximum
    const reading = readMaximum(this.calls, { platform, url, scope }).then(async (maximum) => {
      if (maximum !== null) await noteMaximum(this.store.db, link, maximum, this.now())
      return maximum
    })
    this.#keep(url, reading)
    return reading
  }

  #keep(url: string, maximum: Promise<number | null>): void {
    const heard = { until: this.now() + KEPT_MS, maximum }
    this.#kept.set(url, heard)
    maximum.catch(() => {
      if (this.#kept.get(url) === heard) this.#kept.delete(url)
    })
  }
}
