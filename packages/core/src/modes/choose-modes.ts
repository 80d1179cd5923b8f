import type { Manifest } from './manifest'
import type { SettingValues } from './settings'

/** Choosing among modes by what their manifests say. */

/** What `lasts` of a mode was measured with, where it grows with the questions. */
export const QUESTIONS_OF_USUAL_GAME = 20

export interface GameSize {
  /** How many questions are played; absent: as in a usual game. */
  questions?: number | undefined
  settings?: SettingValues | undefined
}

/** About how many minutes a game of this mode takes. */
export function minutesOf({ lasts, settings }: Manifest, size: GameSize = {}): number {
  const { minutes, per } = lasts
  if (per === undefined) return minutes
  const field = settings[per]
  const usual = field?.kind === 'int' ? field.default : QUESTIONS_OF_USUAL_GAME
  const chosen = field ? size.settings?.[per] : size.questions
  const count = typeof chosen === 'number' ? chosen : usual
  return Math.max(1, Math.round((minutes * count) / usual))
}

/** From how many players on the mode is what it is meant to be. */
export const bestFrom = ({ bestFrom, minPlayers }: Manifest): number => bestFrom ?? minPlayers

/** `teams`: in teams. `together`: the class as a whole. Neither: nobody is ranked. */
export type Company = 'against' | 'teams' | 'together'

/** Whom players play against and with; a mode may have both. */
export function companyOf({
  ends,
  settings,
  classGain,
}: Pick<Manifest, 'ends' | 'settings' | 'classGain'>): readonly Company[] {
  if (ends === 'none') return []
  if (ends === 'shared') return ['together']
  if (Object.values(settings).some((field) => field.kind === 'int' && field.unit === 'teams'))
    return ['teams']
  return classGain ? ['against', 'together'] : ['against']
}

/** Absent ones leave all modes. */
export interface ModeFilter {
  /** At most. */
  minutes?: number | undefined
  /** How many play. */
  players?: number | undefined
  /** `together`: in teams, too. */
  company?: 'against' | 'together' | undefined
  /** Also to be played alone, such as for practice. */
  solo?: boolean | undefined
}

/** The modes that fit, in their order. */
export const filterModes = (
  modes: readonly Manifest[],
  { minutes, players, company, solo }: ModeFilter,
  size: GameSize = {},
): Manifest[] =>
  modes.filter(
    (mode) =>
      (minutes === undefined || minutesOf(mode, size) <= minutes) &&
      (players === undefined || bestFrom(mode) <= players) &&
      (company === undefined ||
        companyOf(mode).some((one) => (one === 'against') === (company === 'against'))) &&
      (!solo || mode.offers.includes('solo')),
  )

export const SUGGESTED_MODES = 3

interface Today {
  players: number
  minutesLeft: number
  /** A number of the day: the next day suggests other modes. */
  day: number
}

/**
 * Up to three modes that fit, as different as possible; the first of them goes through all that fit
 * from day to day.
 */
export function modesForToday(
  modes: readonly Manifest[],
  { players, minutesLeft, day }: Today,
  size: GameSize = {},
): Manifest[] {
  const fitting = filterModes(modes, { players, minutes: minutesLeft }, size)
  const turn = fitting.length > 0 ? day % fitting.length : 0
  const left = [...fitting.slice(turn), ...fitting.slice(0, turn)]
  const suggested = left.splice(0, 1)
  while (suggested.length < SUGGESTED_MODES && left.length > 0) {
    const likeness = left.map((mode) => Math.max(...suggested.map((one) => alike(one, mode))))
    // Of equally different ones the next in turn.
    suggested.push(...left.splice(likeness.indexOf(Math.min(...likeness)), 1))
  }
  return suggested
}

/** How many of the traits that a class notices are the same. */
const alike = (a: Manifest, b: Manifest): number =>
  [
    a.pace === b.pace,
    a.material === b.material,
    companyOf(a).join() === companyOf(b).join(),
    Object.keys(a.moves).length > 1 === Object.keys(b.moves).length > 1,
  ].filter(Boolean).length
