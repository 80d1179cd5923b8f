/** What a year costs and what is left of it. Prices are made up; no zod here. */

export const GOALS = ['cushion', 'course', 'move'] as const
export type Goal = (typeof GOALS)[number]
export const HOMES = ['room', 'small', 'big'] as const
export type Home = (typeof HOMES)[number]
export const TRAVEL = ['bus', 'car'] as const
export type Travel = (typeof TRAVEL)[number]

/** In dollars a month. */
export const HOME_PRICE: Readonly<Record<Home, number>> = { room: 520, small: 800, big: 1_150 }
export const TRAVEL_PRICE: Readonly<Record<Travel, number>> = { bus: 65, car: 260 }
export const REST_PRICE = 600
const COURSE_PRICE = 2_400
const MOVE_PRICE = 3_600
const CUSHION_MONTHS = 3

/** What has to be saved at the end of the year: a cushion is three months' pay. */
export const goalPrice = (goal: Goal, monthly: number): number => {
  if (goal === 'cushion') return CUSHION_MONTHS * monthly
  return goal === 'course' ? COURSE_PRICE : MOVE_PRICE
}

/** Something happens after every two months. */
export const STEP_MONTHS = 2
export const EVENTS_PER_YEAR = 6

/** Of a year's pay before taxes, what is there to live on in a month. */
export const monthlyPay = (firstPay: number): number => Math.round((0.8 * firstPay) / 12)

export const livingCosts = (home: Home, travel: Travel): number =>
  STEP_MONTHS * (HOME_PRICE[home] + TRAVEL_PRICE[travel] + REST_PRICE)

/** One of two ways: in dollars at once (negative: earned) and in the next step. */
export interface WayPrice {
  now: number
  later: number
}

/** Two months that were paid for, and the way through what happened then; null: not chosen yet. */
export interface Step {
  home: Home
  travel: Travel
  way: WayPrice | null
}

export interface Account {
  income: number
  costs: number
  /** Never below 0. */
  cash: number
  /** What a payment plan has moved to the next step. */
  plan: number
}

const OPEN: Account = { income: 0, costs: 0, cash: 0, plan: 0 }

function paid({ income, costs }: Account, earned: number, due: number): Account {
  const balance = income + earned - costs - due
  return {
    income: income + earned,
    costs: costs + due,
    cash: Math.max(0, balance),
    plan: Math.max(0, -balance),
  }
}

/** The account after these steps; after the last one also what was put off is paid. */
export function accountOf(monthly: number, steps: readonly Step[]): Account {
  let account = OPEN
  let later = 0
  for (const { home, travel, way } of steps) {
    account = paid(account, STEP_MONTHS * monthly, livingCosts(home, travel) + later)
    later = way?.later ?? 0
    if (way) account = paid(account, Math.max(0, -way.now), Math.max(0, way.now))
  }
  const isOver = steps.length === EVENTS_PER_YEAR && steps.at(-1)?.way != null
  return isOver ? paid(account, 0, later) : account
}

/** What is there at the end, below 0 with a payment plan. */
export const balanceOf = ({ cash, plan }: Account): number => cash - plan
