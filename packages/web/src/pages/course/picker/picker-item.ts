import type { LtiContent, LtiItem } from '@pathquest/core/contracts'
import {
  LTI_POINTS_DEFAULT,
  LTI_POINTS_MAX,
  LTI_POINTS_MIN,
  type LtiAfterDue,
  type LtiAttempts,
  type LtiContentKind,
  type LtiPlay,
} from '@pathquest/core/lti/activity-choices'
import {
  readSettings,
  readStoredSettings,
  type SettingValues,
} from '@pathquest/core/modes/settings'
import { GAME_MODE_DEFAULT } from '@pathquest/core/rooms/game-choices'
import { isVisible } from '@pathquest/core/visible-text'
import { careerModesFor, findManifest, offers, questionModesFor } from '@pathquest/modes/catalogue'
import { localMoment, parseMoment } from '../../../formats'

/** The settings of one item; texts are the contents of the fields. */
export interface ItemSettings {
  play: LtiPlay
  gameMode: string
  /** Of the mode; absent ones have their default. */
  modeSettings: SettingValues
  graded: boolean
  points: string
  attempts: LtiAttempts
  /** Null: no limit. */
  attemptsAllowed: number | null
  afterDue: LtiAfterDue
  /** Value of a datetime-local field; empty: none. */
  startsAt: string
  dueAt: string
}

/** An item chosen for the course. */
export interface PickerItem {
  kind: LtiContentKind
  contentId: string | null
  /** Its title in the course. */
  title: string
  /** Of a game of careers: which one it is; its mode is not changed. */
  careerMode?: string
  /** The title of the set or career, or the industry, if known to differ. */
  contentTitle?: string
  settings: ItemSettings
}

export type Choice = Pick<PickerItem, 'kind' | 'contentId' | 'title' | 'careerMode'>
export type ChoiceKey = Omit<Choice, 'title'>
export type ItemErrors = Partial<
  Record<
    'title' | 'points' | 'startsAt' | 'dueAt' | 'modeSettings',
    'empty' | 'range' | 'past' | 'order'
  >
>

export const keyOf = ({ kind, contentId, careerMode }: ChoiceKey): string =>
  `${kind}:${careerMode ?? contentId ?? ''}`

/** How a game is first meant: a set for the class, a quest for each alone. */
const playOf = ({ kind, careerMode }: ChoiceKey): LtiPlay =>
  kind === 'question_set' || (careerMode !== undefined && offers(careerMode, 'class'))
    ? 'live'
    : 'solo'

/** A graded live game; a quest is played solo, and browsing is not graded. */
export function newItem(choice: Choice, canGrade: boolean): PickerItem {
  return {
    ...choice,
    settings: {
      play: playOf(choice),
      gameMode: choice.careerMode ?? GAME_MODE_DEFAULT,
      modeSettings: {},
      graded: canGrade && choice.kind !== 'career_browser',
      points: String(LTI_POINTS_DEFAULT),
      attempts: 'best',
      attemptsAllowed: null,
      afterDue: 'count',
      startsAt: '',
      dueAt: '',
    },
  }
}

/** An activity's current content, to be viewed or changed. */
export function toPickerItem(
  { kind, contentId, points, startsAt, dueAt, ...settings }: LtiContent,
  { title, contentTitle }: { title: string; contentTitle?: string | null },
  canGrade: boolean,
): PickerItem {
  return {
    kind,
    contentId,
    title,
    ...(contentTitle ? { contentTitle } : {}),
    ...(kind === 'career_game' ? { careerMode: settings.gameMode } : {}),
    settings: {
      ...settings,
      graded: settings.graded && canGrade,
      points: String(points),
      startsAt: localMoment(startsAt),
      dueAt: localMoment(dueAt),
    },
  }
}

/** Where a limit makes sense: solo, and not if only the first attempt counts. */
export const hasLimit = ({
  play,
  graded,
  attempts,
}: Pick<ItemSettings, 'play' | 'graded' | 'attempts'>): boolean =>
  play === 'solo' && !(graded && attempts === 'first')

/** Which kind of play a mode must offer for it. */
export const playFor = (play: LtiPlay) => (play === 'live' ? 'class' : 'solo')

/** The modes that a kind of content can be played in. */
export const modesOf = (kind: LtiContentKind, play: LtiPlay): string[] =>
  (kind === 'career_game' ? careerModesFor : questionModesFor)(playFor(play))

/** Changes settings, keeping them consistent. */
export function withSettings(
  settings: ItemSettings,
  change: Partial<ItemSettings>,
  careerMode?: string,
): ItemSettings {
  const next = { ...settings, ...change }
  if (careerMode !== undefined) {
    next.gameMode = careerMode
    if (!offers(careerMode, playFor(next.play))) next.play = settings.play
  } else if (!questionModesFor(playFor(next.play)).includes(next.gameMode))
    next.gameMode = GAME_MODE_DEFAULT
  const manifest = findManifest(next.gameMode)
  if (!manifest || next.gameMode === settings.gameMode) return next
  return { ...next, modeSettings: readStoredSettings(manifest, next.modeSettings) }
}

const pointsOf = (text: string): number =>
  /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN

export function validateItem({ kind, title, settings }: PickerItem, now: number): ItemErrors {
  const errors: ItemErrors = {}
  if (!isVisible(title)) errors.title = 'empty'
  if (kind === 'career_browser') return errors
  const manifest = findManifest(settings.gameMode)
  if (manifest && !readSettings(manifest, settings.modeSettings).ok) errors.modeSettings = 'range'
  const points = pointsOf(settings.points)
  if (settings.graded && !(points >= LTI_POINTS_MIN && points <= LTI_POINTS_MAX)) {
    errors.points = 'range'
  }
  const startsAt = parseMoment(settings.startsAt)
  const dueAt = parseMoment(settings.dueAt)
  if (Number.isNaN(startsAt)) errors.startsAt = 'empty'
  else if (startsAt !== null && dueAt !== null && startsAt >= dueAt) errors.startsAt = 'order'
  if (Number.isNaN(dueAt)) errors.dueAt = 'empty'
  else if (dueAt !== null && dueAt <= now) errors.dueAt = 'past'
  return errors
}

export const hasErrors = (errors: ItemErrors): boolean => Object.keys(errors).length > 0

/** In the format of the API; only for items without errors. */
export function toLtiItem({ kind, contentId, title, settings }: PickerItem): LtiItem {
  const { points, startsAt, dueAt, ...rest } = settings
  const isBrowser = kind === 'career_browser'
  return {
    kind,
    contentId,
    title: title.trim().slice(0, 120),
    ...rest,
    graded: settings.graded && !isBrowser,
    points: settings.graded ? pointsOf(points) : LTI_POINTS_DEFAULT,
    startsAt: isBrowser ? null : parseMoment(startsAt),
    dueAt: isBrowser ? null : parseMoment(dueAt),
  }
}
