import { distanceOf } from '@pathquest/core/careers/deck'
import type { Json } from '@pathquest/core/json'
import type { DealRequest, Dealt } from '@pathquest/core/modes/mode'
import { drawn, type Random } from '@pathquest/core/random'
import { monthlyPay } from './budget'
import { EVENTS, type LifeEvent } from './events'

/** A career to begin with. */
export interface Job {
  id: string
  title: string
  /** What is usually asked of who begins; null: not known. */
  education: string | null
  /** To live on, in dollars a month. */
  monthly: number
}

/** What the room knows of one game. */
export interface Material {
  jobs: Job[]
  events: LifeEvent[]
}

/** With less not even the cheapest year is paid for; such figures mostly leave out tips. */
const PAY_MIN = 21_000
/** A first job: more is earned after years of training alone. */
const PAY_MAX = 60_000
const APART = 0.25
const JOBS_MAX = 48
/** Half as many again as one player meets: a class has some in common to talk about. */
const EVENTS_PER_GAME = 9

/** The host's next events, and careers in the order of the deck; null: no three are far enough apart. */
export function deal({ deck, draw }: Pick<DealRequest, 'deck' | 'draw'>): Dealt | null {
  const all = deck.flatMap(({ id, title, educationLevel, firstPay }): Job[] => {
    if (firstPay === null || firstPay < PAY_MIN || firstPay > PAY_MAX) return []
    return [{ id, title, education: educationLevel[0] ?? null, monthly: monthlyPay(firstPay) }]
  })
  // A topic may have only jobs that pay alike.
  const jobs = [all.slice(0, JOBS_MAX), all].find((some) => middles(some).length > 0)
  if (!jobs) return null
  const events = drawn(EVENTS, EVENTS_PER_GAME, draw)
  const material: Material = { jobs, events }
  return { questions: [], material: material as unknown as Json }
}

export const materialOf = ({ material }: { material: Json }): Material =>
  material as unknown as Material

const isApart = (low: Job, high: Job): boolean =>
  low.monthly < high.monthly && distanceOf('pay', low.monthly, high.monthly) >= APART

/** Jobs with others that clearly pay less, and more. */
const middles = (jobs: readonly Job[]): { low: Job[]; middle: Job; high: Job[] }[] =>
  jobs
    .map((middle) => ({
      low: jobs.filter((job) => isApart(job, middle)),
      middle,
      high: jobs.filter((job) => isApart(middle, job)),
    }))
    .filter(({ low, high }) => low.length > 0 && high.length > 0)

/** A job of low, one of middle and one of high pay, as indices, by chance. */
export function offersFrom(jobs: readonly Job[], random: Random): [number, number, number] {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
  const { low, middle, high } = one(middles(jobs))
  return [one(low), middle, one(high)].map((job) => jobs.indexOf(job)) as [number, number, number]
}
