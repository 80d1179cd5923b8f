import { AppError } from '../../runtime/errors'
import type { LtiContext } from '../launches/store/contexts'

const CACHED_MS = 30_000

/** Lists of courses, cached for half a minute: a teacher's page asks again and again. */
export class CourseCache<T> {
  readonly #cache = new Map<string, { askedAt: number; until: number; list: Promise<T[]> }>()

  constructor(
    private readonly read: (context: LtiContext) => Promise<T[]>,
    private readonly now: () => number,
  ) {}

  /**
   * `notBefore`: a list of that moment or later alone, for who has heard since then that somebody
   * left. Throws AppError `lti_roster_unavailable`.
   */
  async of(context: LtiContext, notBefore = 0): Promise<T[]> {
    const now = this.now()
    for (const [old, { until }] of this.#cache) if (until <= now) this.#cache.delete(old)
    // A course that tells of its groups since a moment is asked anew.
    const key = JSON.stringify([context.id, context.membershipsUrl, context.groupsUrl])
    const cached = this.#cache.get(key)
    if (cached && cached.askedAt >= notBefore) return cached.list
    const list: Promise<T[]> = this.read(context).catch((error: unknown) => {
      if (this.#cache.get(key)?.list === list) this.#cache.delete(key)
      throw new AppError('lti_roster_unavailable', {}, undefined, { cause: error })
    })
    this.#cache.set(key, { askedAt: now, until: now + CACHED_MS, list })
    return list
  }
}
