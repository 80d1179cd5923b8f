import { PAY_YEAR } from '@pathquest/core/careers/careers'
import type { Json } from '@pathquest/core/json'
import type { OwnText } from '@pathquest/core/modes/mode'
import { SHOWN_FROM } from '../kits/personal/personal-rules'
import {
  balanceOf,
  EVENTS_PER_YEAR,
  GOALS,
  type Goal,
  goalPrice,
  type Home,
  livingCosts,
  STEP_MONTHS,
  type Travel,
} from './budget'
import type { Job, Material } from './deal'
import { WORDS, type Word } from './events'
import {
  type At,
  accountIn,
  atOf,
  eventOf,
  gainOf,
  jobOf,
  otherYear,
  wayOf,
  type Year,
} from './year'

/** What a player sees of the own year; nobody else sees any of it. */
export interface YearView {
  at: At
  /** Steps begun so far. */
  step: number
  offers: Job[]
  /** Year of the pay. */
  payYear: string
  job: Job | null
  goal: Goal | null
  home: Home | null
  travel: Travel | null
  cash: number
  plan: number
  /** What the two months brought that have just been paid for. */
  last: { income: number; costs: number } | null
  event: WaysView | null
  /** To choose one thing to do differently. */
  lived: LivedView[]
  end: YearEnd | null
}
export interface WaysView {
  text: OwnText
  ways: { text: OwnText; now: number; later: number }[]
}
export interface LivedView {
  text: OwnText
  way: OwnText
}

/** How a year has ended. */
export interface YearEnd {
  job: Job
  /** The two others. */
  others: Pick<Job, 'id' | 'title'>[]
  goal: Goal
  /** All twelve months were lived. */
  isWhole: boolean
  isReached: boolean
  saved: number
  /** By a payment plan that goes on. */
  owed: number
  /** What most of the ways say, two at most. */
  words: Word[]
  /** null: none was chosen, since the game has ended before. */
  differ: DifferEnd | null
}
export interface DifferEnd {
  what: 'same' | 'home' | 'travel' | 'event'
  /** What it would be instead. */
  otherHome: Home | null
  otherTravel: Travel | null
  way: OwnText | null
  /** What would be left more; below 0: less. */
  gain: number
}

export function yearView(year: Year, material: Material): YearView {
  const at = atOf(year)
  const { cash, plan } = accountIn(year, material)
  const job = jobOf(year, material)
  const last = year.steps.at(-1)
  const event = at === 'way' ? eventOf(year, year.steps.length - 1, material) : null
  return {
    at,
    step: year.steps.length,
    offers: at === 'career' ? offersOf(year, material) : [],
    payYear: PAY_YEAR,
    job,
    goal: year.goal,
    home: last?.home ?? null,
    travel: last?.travel ?? null,
    cash,
    plan,
    last:
      last && job
        ? { income: STEP_MONTHS * job.monthly, costs: livingCosts(last.home, last.travel) }
        : null,
    event: event && {
      text: event.text,
      ways: event.ways.map(({ text, now, later }) => ({ text, now, later })),
    },
    lived: at === 'differ' ? livedOf(year, material) : [],
    end: at === 'done' ? yearEnd(year, material) : null,
  }
}

const offersOf = ({ offers }: Year, { jobs }: Material): Job[] =>
  offers.flatMap((index) => jobs[index] ?? [])

const livedOf = (year: Year, material: Material): LivedView[] =>
  year.steps.flatMap((_, i) => {
    const [event, way] = [eventOf(year, i, material), wayOf(year, i, material)]
    return event && way ? [{ text: event.text, way: way.text }] : []
  })

/** null: the year has hardly begun. */
export function yearEnd(year: Year, material: Material): YearEnd | null {
  const job = jobOf(year, material)
  if (!job || year.goal === null) return null
  const account = accountIn(year, material)
  const isWhole = year.steps.length === EVENTS_PER_YEAR && year.steps.at(-1)?.way != null
  return {
    job,
    others: offersOf(year, material)
      .filter(({ id }) => id !== job.id)
      .map(({ id, title }) => ({ id, title })),
    goal: year.goal,
    isWhole,
    isReached: isWhole && balanceOf(account) >= goalPrice(year.goal, job.monthly),
    saved: account.cash,
    owed: account.plan,
    words: wordsOf(year, material),
    differ: differEnd(year, material),
  }
}

function differEnd(year: Year, material: Material): DifferEnd | null {
  const { differ } = year
  if (differ === null) return null
  const other = otherYear(year, differ)
  const [step] = other.steps
  return {
    what: differ.what,
    otherHome: step?.home ?? null,
    otherTravel: step?.travel ?? null,
    way: differ.what === 'event' ? (wayOf(other, differ.event, material)?.text ?? null) : null,
    gain: gainOf(year, differ, material),
  }
}

function wordsOf(year: Year, material: Material): Word[] {
  const taken = year.steps.flatMap((_, i) => wayOf(year, i, material)?.word ?? [])
  const times = (word: Word) => taken.filter((one) => one === word).length
  return WORDS.filter((word) => times(word) > 0)
    .sort((a, b) => times(b) - times(a))
    .slice(0, 2)
}

/** Host, projector and the end of all. */
export interface ClassYear {
  /** How far the class is on average, 0 to 12. */
  month: number
  /** How many save for what; null: too few have chosen. */
  goals: Record<Goal, number> | null
}

export function classYear(years: readonly Year[]): Json {
  const steps = years.reduce(
    (sum, year) => sum + year.steps.filter(({ way }) => way !== null).length,
    0,
  )
  const chosen = years.flatMap(({ goal }) => goal ?? [])
  const seen: ClassYear = {
    month: years.length === 0 ? 0 : Math.round((STEP_MONTHS * steps) / years.length),
    goals:
      chosen.length < SHOWN_FROM
        ? null
        : (Object.fromEntries(
            GOALS.map((goal) => [goal, chosen.filter((one) => one === goal).length]),
          ) as Record<Goal, number>),
  }
  return seen as unknown as Json
}

/** What two months with this home and travel leave, for the choice between them. */
export const leftAfter = (
  view: Pick<YearView, 'cash' | 'plan' | 'job'>,
  home: Home,
  travel: Travel,
): number =>
  view.cash - view.plan + STEP_MONTHS * (view.job?.monthly ?? 0) - livingCosts(home, travel)
