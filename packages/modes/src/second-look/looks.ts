import type { Credit, OpenAnswer } from '@pathquest/core/kinds/kind'
import type { ClosedRound } from '../kits/rounds/rounds-state'

/** The class before and after it talked. */
export type Rise = {
  /** Answers by option. */
  before: number[]
  after: number[]
  /** Percent of the answers that were right. */
  from: number
  to: number
  /** For everybody present. */
  bonus: number
}

/** What became of a player's answers, over the whole game. */
export type Turns = { turned: number; kept: number; lost: number }

export type Looks = {
  /** Second answers to the question that is on. */
  again: Record<string, { answer: OpenAnswer; at: number; usedMs: number }>
  /** Of the question closed last; null: it was looked at once. */
  rise: Rise | null
  /** It was closed after the first look, since most were right. */
  wasSkipped: boolean
  story: { question: number; from: number; to: number }[]
  turns: Record<string, Turns>
  /** Players behind the front in this question. */
  behind: string[]
}

const PERCENT = 100
/** Shares of the points. */
const FIRST = 0.4
const SECOND = 0.6
const RISE = 0.2
/** For a right answer behind the front: it has blazed the trail. */
const BLAZED = 0.3
/** With so many right there is little to talk about, with fewer answers nobody to talk to. */
const SKIP_SHARE = 0.8
const ANSWERS_MIN = 4

type Shares = readonly Credit[]
const rightShare = (shares: Shares): number =>
  shares.filter((share) => share === 1).length / Math.max(1, shares.length)

/** Most of the class had it. */
export const isKnown = (shares: Shares): boolean =>
  shares.length >= ANSWERS_MIN && rightShare(shares) >= SKIP_SHARE

/** Enough to talk about, and to talk with. A survey has nothing to be found. */
export const isAskedAgain = (shares: Shares): boolean =>
  shares.length >= ANSWERS_MIN && !shares.includes(null) && !isKnown(shares)

/** What two looks are worth, as a share of the points. */
export const worthOf = (first: Credit, second: Credit): number =>
  FIRST * (first ?? 0) + SECOND * (second ?? 0)

/** Points behind the front, beside those of the looks. */
export const blazedWorth = (points: number, last: Credit): number =>
  Math.round(BLAZED * points * (last ?? 0))

export const sharesOf = ({ answers }: ClosedRound): Credit[] =>
  Object.values(answers).map(([, share]) => share)

/** How far the class rose by talking; it never falls. */
export function riseOf(first: Shares, second: Shares, points: number) {
  const [before, after] = [rightShare(first), rightShare(second)]
  return {
    from: Math.round(PERCENT * before),
    to: Math.round(PERCENT * after),
    bonus: Math.round(RISE * points * Math.max(0, after - before)),
  }
}

/** Both looks of everybody who had two. */
export function withTurns(
  turns: Looks['turns'],
  first: ClosedRound,
  second: ClosedRound,
): Looks['turns'] {
  const counted = { ...turns }
  for (const [id, [, now]] of Object.entries(second.answers)) {
    const was = first.answers[id]?.[1] ?? 0
    const own = counted[id] ?? { turned: 0, kept: 0, lost: 0 }
    const isRight = now === 1
    if (was === 1)
      counted[id] = isRight ? { ...own, kept: own.kept + 1 } : { ...own, lost: own.lost + 1 }
    else if (isRight) counted[id] = { ...own, turned: own.turned + 1 }
  }
  return counted
}
