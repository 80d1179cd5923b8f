import type { Store } from '../../../db/store'
import { AppError } from '../../../runtime/errors'
import { describeError, type Log } from '../../../runtime/log'
import { Poller } from '../../../runtime/poller'
import type { LtiMember } from '../../../services/lti-services'
import { FetchError } from '../../fetch-guarded'
import { findLtiContext, type LtiContext } from '../../launches/store/contexts'
import { findLtiLink, type LtiLink } from '../../launches/store/links'
import { findPlatform } from '../../platforms/store/platforms'
import {
  isSameGrade,
  type PlatformCalls,
  PlatformRefusal,
  RESULT_SCOPE,
  readResults,
} from '../../services'
import { reasonByRoster } from '../sender/failures'
import { claimReadBack, endReadBack, nextReadBackAt, noteSeenScore } from '../store/read-backs'
import { type LtiScore, listLtiScores } from '../store/scores'

/** Between two readings of a column. */
const QUIET_MS = 1_000
const AGAIN_AFTER_FAULT_MS = 60_000
/** A platform that shows no results for so long is not asked on. */
const PATIENCE_MS = 10 * 60_000

interface ColumnReaderOptions {
  store: Store
  calls: PlatformCalls
  members: (context: LtiContext, notBefore: number) => Promise<LtiMember[]>
  log: Log
  now: () => number
}

/**
 * Reads back what columns show of the grades that were sent: a 2xx says that a platform took a
 * score, not that it keeps one. What is due stands in `lti_links`, so a process that dies is
 * followed by one that goes on.
 */
export class ColumnReader {
  readonly #stopping = new AbortController()
  readonly #poller: Poller

  constructor(private readonly options: ColumnReaderOptions) {
    const { log, now } = options
    this.#poller = new Poller({
      poll: () => this.#readDue(),
      failed: (error) =>
        log.error({ kind: 'lti_scores', error: describeError(error) }, 'results could not be kept'),
      now,
    })
  }

  /** Something was sent, or time has passed. */
  wake(): void {
    this.#poller.wake()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#poller.stop()
  }

  /** All grades of a link, now: somebody looks at them. */
  async look(linkId: string): Promise<void> {
    const link = await findLtiLink(this.options.store.db, linkId)
    if (link) await this.#read(link, () => true)
  }

  async #readDue(): Promise<number | null> {
    const { store, now } = this.options
    while (!this.#stopping.signal.aborted) {
      const claim = await claimReadBack(store.db, now())
      if (!claim) break
      await endReadBack(store.db, claim, await this.#readClaimed(claim.linkId))
    }
    return nextReadBackAt(store.db)
  }

  /** When the column is to be read again; null: all is known, or the platform does not tell. */
  async #readClaimed(linkId: string): Promise<number | null> {
    const { store, log, now } = this.options
    const link = await findLtiLink(store.db, linkId)
    if (!link) return null
    try {
      if (!(await this.#read(link, isUnread))) return null
    } catch (error) {
      if (!isOfPlatform(error)) throw error
      log.warn({ kind: 'lti_scores', reason: error.message }, 'a column could not be read back')
      const sent = (await listLtiScores(store.db, linkId)).filter(isUnread)
      const latest = Math.max(...sent.map(({ sentAt }) => sentAt ?? 0))
      return now() - latest < PATIENCE_MS ? now() + AGAIN_AFTER_FAULT_MS : null
    }
    const rows = await listLtiScores(store.db, linkId)
    const next = rows.map((row) => nextLookAt(row, now())).filter((at) => at !== null)
    return next.length > 0 ? Math.max(now() + QUIET_MS, Math.min(...next)) : null
  }

  /** False: the platform shows nobody its results. */
  async #read(link: LtiLink, isMeant: (row: LtiScore) => boolean): Promise<boolean> {
    const { store, calls, now } = this.options
    const { lineItemUrl } = link
    if (lineItemUrl === null || !link.agsScopes.includes(RESULT_SCOPE)) return false
    const rows = (await listLtiScores(store.db, link.id)).filter(
      (row) => row.state === 'sent' && isMeant(row),
    )
    const platform = await findPlatform(store.db, link.platformId)
    if (rows.length === 0 || !platform?.isActive) return false
    const askedAt = now()
    const maximum = link.columnMaximum ?? link.content?.points ?? 1
    const question = { platform, lineItemUrl, maximum, signal: this.#stopping.signal }
    const shown = await shownGrades(calls, question, rows)
    for (const row of rows) await this.#note(link, row, shown(row), askedAt)
    return true
  }

  async #note(link: LtiLink, row: LtiScore, shown: Shown, seenAt: number): Promise<void> {
    const { db } = this.options.store
    if (row.sentAt === null) return
    if (typeof shown === 'number') return noteSeenScore(db, row, { seenScore: shown, seenAt })
    const isOver = shown === 'none' && seenAt - row.sentAt >= SHOWN_BY_MS
    // Some platforms leave out a grade of nothing.
    if (!isOver || row.sentScore === 0) return noteSeenScore(db, row, { seenScore: null, seenAt })
    const reason = await this.#whyNot(link, row, seenAt)
    await noteSeenScore(db, row, { seenScore: null, seenAt, state: 'failed', reason })
  }

  /** The roster knows of some whose grades a gradebook drops without a word. */
  async #whyNot(link: LtiLink, { sub }: LtiScore, notBefore: number): Promise<string> {
    const { store, members } = this.options
    const context =
      link.contextId === null ? undefined : await findLtiContext(store.db, link.contextId)
    const roster = async () => (context?.membershipsUrl ? members(context, notBefore) : null)
    return (await reasonByRoster(sub, roster)) ?? 'lti_grade_not_kept'
  }
}

const isOfPlatform = (error: unknown): error is Error =>
  error instanceof PlatformRefusal || error instanceof FetchError || error instanceof AppError

/** Of so many students each is asked for alone; of more the whole column. */
const FEW = 5

/** 0-100; `none`: the column shows no grade of this student; `unknown`: it was not read whole. */
export type Shown = number | 'none' | 'unknown'

type Question = Omit<Parameters<typeof readResults>[1], 'sub'>

/** What a column shows of these grades; a rounded one counts as the one that was sent. */
async function shownGrades(
  calls: PlatformCalls,
  question: Question,
  rows: readonly LtiScore[],
): Promise<(row: LtiScore) => Shown> {
  const subs = rows.length <= FEW ? rows.map(({ sub }) => sub) : [undefined]
  const read = new Map<string | undefined, Awaited<ReturnType<typeof readResults>>>()
  for (const sub of subs) read.set(sub, await readResults(calls, { ...question, sub }))
  return ({ sub, sentScore }) => {
    const results = read.get(sub) ?? read.get(undefined)
    const found = results?.shown.get(sub)
    if (!found) return results?.isWhole ? 'none' : 'unknown'
    const isSame = sentScore !== null && isSameGrade(found, sentScore)
    return isSame ? sentScore : (found.points / found.maximum) * 100
  }
}

/** By then a platform shows what it has taken: some work a grade off after they have answered. */
export const SHOWN_BY_MS = 20_000
/** When a column is read after a grade was sent into it. */
export const READ_AFTER_MS = [2_000, 8_000, SHOWN_BY_MS] as const

/** A grade that was sent, as the platform shows it: so, otherwise; null: that is not known (yet). */
type SeenStanding = 'same' | 'other' | null

type Seen = Pick<LtiScore, 'state' | 'sentScore' | 'sentAt' | 'seenScore' | 'seenAt'>

/** By the last reading since it was sent. */
export function seenStanding({ state, sentScore, sentAt, seenScore, seenAt }: Seen): SeenStanding {
  if (state !== 'sent' || sentAt === null) return null
  if (seenAt === null || seenAt < sentAt || seenScore === null) return null
  if (seenScore === sentScore) return 'same'
  return seenAt - sentAt >= SHOWN_BY_MS ? 'other' : null
}

/** Sent, and not settled: neither seen as it was sent, nor read late enough to say more. */
function isUnread(row: Seen): boolean {
  const { state, sentAt, seenAt } = row
  if (state !== 'sent' || sentAt === null || seenStanding(row) !== null) return false
  return seenAt === null || seenAt - sentAt < SHOWN_BY_MS
}

/** When a sent grade is looked for again; null: that is settled. */
function nextLookAt(row: Seen, now: number): number | null {
  const { sentAt } = row
  if (sentAt === null || !isUnread(row)) return null
  const after = READ_AFTER_MS.find((ms) => sentAt + ms > now)
  return after === undefined ? now : sentAt + after
}
