import { GAMES_PERIODS } from './games'
import { PEOPLE_PERIODS } from './people'
import { SCHOOL_PERIODS } from './school'

/** How long rows stay, by what is in them. */
export const PERIODS = { ...PEOPLE_PERIODS, ...SCHOOL_PERIODS, ...GAMES_PERIODS }

export type PeriodKey = keyof typeof PERIODS
