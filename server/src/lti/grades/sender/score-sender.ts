import type { Store } from '../../../db/store'
import { describeError, type Log } from '../../../runtime/log'
import { Poller } from '../../../runtime/poller'
import type { LtiMember } from '../../../services/lti-services'
import { findLtiContext, type LtiContext } from '../../launches/store/contexts'
import { findReaderLocale } from '../../launches/store/launches'
import { findLtiLink, type LtiLink } from '../../launches/store/links'
import { findPlatform, keepPlatformQuiet } from '../../platforms/store/platforms'
import { type LinkLineItems, type PlatformCalls, RESULT_SCOPE } from '../../services'
import { READ_AFTER_MS } from '../read-back/column-reader'
import { planReadBack } from '../store/read-backs'
import { claimDueLtiScores } from '../store/score-claims'
import { markLtiScoreSent } from '../store/score-outcomes'
import {
  type LtiScore,
  listPlatformsWithDueScores,
  nextLtiScoreAt,
  releaseLtiScores,
  resendLtiScores,
} from '../store/scores'
import { recordFailure } from './failures'
import { scoreComment, sendScore } from './send-score'

/** Sends to one platform at the same time, of all processes together. */
const WIDTH = 4

interface ScoreSenderOptions {
  store: Store
  calls: PlatformCalls
  lineItems: LinkLineItems
  members: (context: LtiContext, notBefore: number) => Promise<LtiMember[]>
  /** A column has something new that can be read back. */
  onSent: () => void
  log: Log
  now: () => number
  retried?: () => void
}

/**
 * Sends what stands in `lti_scores`, and nothing else: all state is there, so a process that dies
 * is followed by one that goes on.
 */
export class ScoreSender {
  readonly #stopping = new AbortController()
  readonly #underWay = new Map<string, Set<Promise<void>>>()
  readonly #poller: Poller

  constructor(private readonly options: ScoreSenderOptions) {
    const { log, now } = options
    this.#poller = new Poller({
      poll: () => this.#startDue(),
      failed: (error) =>
        log.error({ kind: 'lti_scores', error: describeError(error) }, 'scores could not be read'),
      now,
    })
  }

  /** Goes on with what an earlier process left. */
  async start(): Promise<void> {
    const { store } = this.options
    // Of several processes on PostgreSQL another one may be sending: its leases run out.
    if (store.dialect === 'sqlite') await releaseLtiScores(store.db)
    this.wake()
  }

  /** Something was queued. */
  wake(): void {
    this.#poller.wake()
  }

  /** Ends what is under way; it is due again at the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#poller.stop()
    await Promise.all([...this.#underWay.values()].flatMap((sends) => [...sends]))
  }

  /** What is due but has to wait for a free place is looked for when one gets free. */
  async #startDue(): Promise<number | null> {
    const { store, now } = this.options
    // One moment for both questions: what gets due between them would be seen by neither.
    const polledAt = now()
    for (const platformId of await listPlatformsWithDueScores(store.db, polledAt)) {
      await this.#fill(platformId)
    }
    return nextLtiScoreAt(store.db, polledAt)
  }

  /** Starts sends until the platform has as many as it may. */
  async #fill(platformId: string): Promise<void> {
    const { store, now } = this.options
    const sends = this.#underWay.get(platformId) ?? new Set()
    this.#underWay.set(platformId, sends)
    if (sends.size >= WIDTH) return
    for (const score of await claimDueLtiScores(store.db, platformId, {
      width: WIDTH,
      now: now(),
    })) {
      const send = this.#send(platformId, score).finally(() => {
        sends.delete(send)
        this.wake()
      })
      sends.add(send)
    }
  }

  /** One try and its record. Never rejects. */
  async #send(platformId: string, score: LtiScore): Promise<void> {
    const { store, calls, lineItems, members, log, now, retried } = this.options
    try {
      const link = await findLtiLink(store.db, score.linkId)
      const platform = await findPlatform(store.db, platformId)
      if (!link || !platform) return
      const locale = await findReaderLocale(store.db, link, score.sub)
      const { result, comment: teacherComment } = score
      const commentOf = (points: number, maximum: number) =>
        scoreComment({ points, maximum, result, locale, teacherComment })
      const outcome = await sendScore(calls, lineItems, {
        platform,
        link,
        grade: score,
        commentOf,
      }).then(
        (url) => ({ url }),
        (error: unknown) => ({ error }),
      )
      if ('url' in outcome) return await this.#sent(score, outcome.url)
      // Cut off by ourselves: it goes on at the next start.
      if (this.#stopping.signal.aborted) return
      const roster = async () => {
        const context = await contextOf(store, link)
        // Who left since the list was read last is what it is asked for.
        return context?.membershipsUrl ? members(context, score.lastTryAt ?? now()) : null
      }
      const quietMs = await recordFailure(
        { store, log, now, roster, retried },
        score,
        outcome.error,
      )
      if (quietMs > 0) await keepPlatformQuiet(store.db, platformId, now() + quietMs)
    } catch (error) {
      // The database did not take the outcome: the lease runs out, then it is sent again.
      log.error({ kind: 'lti_scores', error: describeError(error) }, 'outcome not kept')
    }
  }

  /** A column that gave way to another one while this score went into it does not have it. */
  async #sent(score: LtiScore, url: string): Promise<void> {
    const { store, now, onSent } = this.options
    await markLtiScoreSent(store.db, score, now())
    const link = await findLtiLink(store.db, score.linkId)
    if (link?.agsScopes.includes(RESULT_SCOPE)) {
      await planReadBack(store.db, link.id, now() + READ_AFTER_MS[0])
      onSent()
    }
    if (link?.lineItemUrl && link.lineItemUrl !== url) {
      await resendLtiScores(store.db, score.linkId, [score.sub], now())
    }
  }
}

const contextOf = ({ db }: Store, { contextId }: LtiLink) =>
  contextId === null ? undefined : findLtiContext(db, contextId)
