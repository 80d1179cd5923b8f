import {
  GAME_MODE_IDS,
  type GameModeId,
  LTI_POINTS_DEFAULT,
  LTI_POINTS_MAX,
  LTI_POINTS_MIN,
  type LtiAfterDue,
  type LtiAttempts,
  type LtiContentKind,
  type LtiPlay,
} from '@pathquest/game-core/constants'
import type { LtiItem } from '@pathquest/game-core/contracts'

/** How one item is used; texts are what stands in the fields. */
export interface ItemSettings {
  play: LtiPlay
  gameMode: GameModeId
  graded: boolean
  points: string
  attempts: LtiAttempts
  afterDue: LtiAfterDue
  /** Local date and time as the field has it; empty: none. */
  dueAt: string
}

/** Something that was chosen for the course. */
export interface PickerItem {
  kind: LtiContentKind
  contentId: string | null
  title: string
  settings: ItemSettings
}

export type Choice = Pick<PickerItem, 'kind' | 'contentId' | 'title'>
export type ItemErrors = Partial<Record<'title' | 'points' | 'dueAt', 'empty' | 'range' | 'past'>>

export const keyOf = ({ kind, contentId }: Pick<PickerItem, 'kind' | 'contentId'>): string =>
  `${kind}:${contentId ?? ''}`

/** A graded live game; a quest is explored alone, and browsing is nothing to grade. */
export function newItem(choice: Choice, canGrade: boolean): PickerItem {
  return {
    ...choice,
    settings: {
      play: choice.kind === 'question_set' ? 'live' : 'solo',
      gameMode: 'career_quest',
      graded: canGrade && choice.kind !== 'career_browser',
      points: String(LTI_POINTS_DEFAULT),
      attempts: 'best',
      afterDue: 'count',
      dueAt: '',
    },
  }
}

/** Teams need more than one player. */
export const modesFor = (play: LtiPlay): GameModeId[] =>
  GAME_MODE_IDS.filter((mode) => play === 'live' || mode !== 'team_challenge')

/** Changed settings that fit together. */
export function withSettings(settings: ItemSettings, change: Partial<ItemSettings>): ItemSettings {
  const next = { ...settings, ...change }
  return modesFor(next.play).includes(next.gameMode) ? next : { ...next, gameMode: 'career_quest' }
}

const pointsOf = (text: string): number =>
  /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN

export function errorsOf({ kind, title, settings }: PickerItem, now: number): ItemErrors {
  const errors: ItemErrors = {}
  if (title.trim() === '') errors.title = 'empty'
  if (kind === 'career_browser') return errors
  const points = pointsOf(settings.points)
  if (settings.graded && !(points >= LTI_POINTS_MIN && points <= LTI_POINTS_MAX)) {
    errors.points = 'range'
  }
  const dueAt = dueTimeOf(settings.dueAt)
  if (Number.isNaN(dueAt)) errors.dueAt = 'empty'
  else if (dueAt !== null && dueAt <= now) errors.dueAt = 'past'
  return errors
}

export const hasErrors = (errors: ItemErrors): boolean => Object.keys(errors).length > 0

/** Milliseconds since 1970 of a local date and time; null for none, NaN for no such moment. */
export const dueTimeOf = (text: string): number | null =>
  text === '' ? null : new Date(text).getTime()

/** As the API takes it; only for items without errors. */
export function toLtiItem({ kind, contentId, title, settings }: PickerItem): LtiItem {
  const { points, dueAt, ...rest } = settings
  const isBrowser = kind === 'career_browser'
  return {
    kind,
    contentId,
    title: title.trim().slice(0, 120),
    ...rest,
    graded: settings.graded && !isBrowser,
    points: settings.graded ? pointsOf(points) : LTI_POINTS_DEFAULT,
    dueAt: isBrowser ? null : dueTimeOf(dueAt),
  }
}
