import type { ModeContext } from '@pathquest/core/modes/mode'
import { shuffled } from '@pathquest/core/random'
import * as z from 'zod'
import {
  type Account,
  accountOf,
  balanceOf,
  EVENTS_PER_YEAR,
  GOALS,
  HOMES,
  type Step,
  TRAVEL,
} from './budget'
import { type Job, type Material, materialOf, offersFrom } from './deal'
import type { LifeEvent, Way } from './events'

/** One player's year: what was chosen. The money follows from it. */

const Index = z.number().int()

export const Year = z.object({
  /** Of the dealt careers: low, middle and high pay. */
  offers: z.tuple([Index, Index, Index]),
  /** Which of the three. */
  chosen: Index.nullable(),
  goal: z.enum(GOALS).nullable(),
  /** What will happen, as indices of the dealt events. */
  events: z.array(Index),
  steps: z.array(z.object({ home: z.enum(HOMES), travel: z.enum(TRAVEL), way: Index.nullable() })),
  differ: z.object({ what: z.enum(['same', 'home', 'travel', 'event']), event: Index }).nullable(),
})
export type Year = z.infer<typeof Year>
export type Differ = NonNullable<Year['differ']>

export function newYear(context: ModeContext): Year {
  const { jobs, events } = materialOf(context)
  return {
    offers: offersFrom(jobs, context.random),
    chosen: null,
    goal: null,
    events: shuffled([...events.keys()], context.random).slice(0, EVENTS_PER_YEAR),
    steps: [],
    differ: null,
  }
}

/** What there is to choose now. */
export type At = 'career' | 'goal' | 'live' | 'way' | 'differ' | 'done'

export function atOf({ chosen, goal, steps, differ }: Year): At {
  if (chosen === null) return 'career'
  if (goal === null) return 'goal'
  const last = steps.at(-1)
  if (last && last.way === null) return 'way'
  if (steps.length < EVENTS_PER_YEAR) return 'live'
  return differ === null ? 'differ' : 'done'
}

export const jobOf = ({ offers, chosen }: Year, { jobs }: Material): Job | null =>
  chosen === null ? null : (jobs[offers[chosen] ?? 0] ?? null)

export const eventOf = ({ events }: Year, step: number, material: Material): LifeEvent | null =>
  material.events[events[step] ?? -1] ?? null

export const wayOf = (year: Year, step: number, material: Material): Way | null => {
  const way = year.steps[step]?.way ?? null
  return way === null ? null : (eventOf(year, step, material)?.ways[way] ?? null)
}

/** The steps with the prices of their ways. */
const pricedSteps = (year: Year, material: Material): Step[] =>
  year.steps.map(({ home, travel }, i) => ({ home, travel, way: wayOf(year, i, material) }))

export function accountIn(year: Year, material: Material): Account {
  const job = jobOf(year, material)
  return accountOf(job?.monthly ?? 0, pricedSteps(year, material))
}

/** All in the cheapest, or where it was so already, in the next. */
const homeElse = ({ steps }: Year) =>
  steps.every(({ home }) => home === 'room') ? 'small' : 'room'
const travelElse = ({ steps }: Year) =>
  steps.every(({ travel }) => travel === 'bus') ? 'car' : 'bus'

/** The year with one thing done differently. */
export function otherYear(year: Year, { what, event }: Differ): Year {
  const steps = year.steps.map((step, i) => {
    if (what === 'home') return { ...step, home: homeElse(year) } as const
    if (what === 'travel') return { ...step, travel: travelElse(year) } as const
    if (what === 'event' && i === event) return { ...step, way: step.way === 0 ? 1 : 0 }
    return step
  })
  return { ...year, steps }
}

/** What is left more at the end of a year with that done differently; below 0: less. */
export const gainOf = (year: Year, differ: Differ, material: Material): number =>
  balanceOf(accountIn(otherYear(year, differ), material)) - balanceOf(accountIn(year, material))
