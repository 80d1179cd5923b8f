import type { Json } from '@pathquest/core/json'
import { definePersonal } from '../kits/personal/personal'
import { EVENTS_PER_YEAR } from './budget'
import { deal, materialOf } from './deal'
import { manifest } from './manifest'
import { classYear, yearEnd, yearView } from './views'
import { atOf, newYear, Year } from './year'

/** One pay, twelve months, and what is left of them. Rules: RULES.md */
export const rules = definePersonal(manifest)<Year>({
  deal,
  own: Year,
  newOwn: newYear,
  moves: {
    career: (year, { offer }) => (atOf(year) === 'career' ? { ...year, chosen: offer } : null),
    goal: (year, { goal }) => (atOf(year) === 'goal' ? { ...year, goal } : null),
    live: (year, { home, travel }) =>
      atOf(year) === 'live'
        ? { ...year, steps: [...year.steps, { home, travel, way: null }] }
        : null,
    way: (year, { way }) => {
      const last = year.steps.at(-1)
      if (!last || atOf(year) !== 'way') return null
      return { ...year, steps: [...year.steps.slice(0, -1), { ...last, way }] }
    },
    differ: (year, { what, event }) =>
      atOf(year) === 'differ' ? { ...year, differ: { what, event } } : null,
  },
  isDone: (year) => atOf(year) === 'done',
  isHalfDone: ({ steps }) => 2 * steps.filter(({ way }) => way !== null).length >= EVENTS_PER_YEAR,
  ownView: (year, context) => yearView(year, materialOf(context)) as unknown as Json,
  ownEnd: (year, context) => yearEnd(year, materialOf(context)) as unknown as Json,
  classView: classYear,
})
