import { maxPlayersError, readMaxPlayers } from '@pathquest/core/accounts/forms'
import type { HostDefaults, QuestionSetSummary } from '@pathquest/core/contracts'
import type { FieldErrors } from '@pathquest/core/errors'
import type { GameSize } from '@pathquest/core/modes/choose-modes'
import type { CommonSetting, Manifest } from '@pathquest/core/modes/manifest'
import {
  readSettings,
  readStoredSettings,
  type SettingValues,
} from '@pathquest/core/modes/settings'
import type { Difficulty } from '@pathquest/core/question-sets/set-choices'
import {
  type ExplorationType,
  GAME_MODE_DEFAULT,
  type ProgressionControl,
  type SessionType,
} from '@pathquest/core/rooms/game-choices'
import {
  MAX_PLAYERS_FORM_DEFAULT,
  RESULT_SHOWN_DEFAULT_SECONDS,
} from '@pathquest/core/rooms/timing'
import { findManifest, leftOut, modesFor, playsQuestions } from '@pathquest/modes/catalogue'
import { onOneDevice, playsOnOneDevice, settingsOnOneDevice } from '@pathquest/modes/one-device'
import type { SetQuery } from '../../api/question-sets'
import { type DevicesForm, formerDevices, OWN_DEVICES, oneDeviceOf } from './devices-form'
import {
  type PartError,
  type PartOfSet,
  partAfter,
  partError,
  questionCount,
  WHOLE_SET,
} from './part-of-set'

/** The initial form: the latest settings, else the documents' defaults and a set that fits. */
export function formFrom(
  { set, game }: HostDefaults,
  requestedMode: string | null = null,
  requestedClass: string | null = null,
): HostForm {
  const form = {
    ...EMPTY_HOST_FORM,
    ...(set ? { wantedSetId: set.id } : {}),
    ...(game ? lastTime(game) : {}),
    ...(requestedClass !== null && { classId: requestedClass }),
  }
  return requestedMode === null ? form : changeHostForm(form, { gameMode: requestedMode })
}

function lastTime({
  gameMode,
  maxPlayers,
  isPublic,
  allowLateJoin,
  settings,
  questionIds,
  firstQuestions,
  deck,
  classId,
}: NonNullable<HostDefaults['game']>): Partial<HostForm> {
  return {
    gameMode,
    classId: classId ?? null,
    industry: deck?.industry ?? '',
    modeSettings: settings.modeSettings,
    maxPlayers: String(maxPlayers),
    isPublic,
    allowLateJoin,
    approveNames: settings.approveNames,
    progressionControl: settings.progressionControl,
    resultSeconds: settings.resultSeconds,
    showResultAtOnce: settings.showResultAtOnce,
    countdown: settings.countdown ?? EMPTY_HOST_FORM.countdown,
    tapToAnswer: settings.tapToAnswer ?? null,
    runAlone: settings.runAlone,
    timeStretch: settings.timeStretch,
    ...(settings.oneDevice && {
      ...formerDevices(settings.oneDevice),
      // It was untimed, which says nothing of the next game on devices.
      timeStretch: EMPTY_HOST_FORM.timeStretch,
      countdown: EMPTY_HOST_FORM.countdown,
      maxPlayers: EMPTY_HOST_FORM.maxPlayers,
    }),
    shuffleQuestions: settings.shuffleQuestions,
    shuffleOptions: settings.shuffleOptions,
    ...(questionIds
      ? { part: 'picked', pickedIds: questionIds }
      : firstQuestions
        ? { part: 'first', firstQuestions: String(firstQuestions) }
        : settings.businessDriver
          ? { part: 'driver', businessDriver: settings.businessDriver }
          : {}),
  }
}

/** The form's state: every answer as its control shows it. */
export interface HostForm extends PartOfSet, DevicesForm {
  explorationType: ExplorationType | 'all'
  grade: number | null
  subject: string
  sector: string
  difficulty: Difficulty | ''
  /** For a mode that plays careers: those of this industry come first; empty: of any. */
  industry: string
  /** To be picked as soon as it is loaded. */
  wantedSetId: string | null
  /** The class that plays; null: none, or anybody. */
  classId: string | null
  shuffleQuestions: boolean
  shuffleOptions: boolean
  sessionType: SessionType
  gameMode: string
  /** Of the mode; absent ones have their default. */
  modeSettings: SettingValues
  maxPlayers: string
  isPublic: boolean
  allowLateJoin: boolean
  approveNames: boolean
  progressionControl: ProgressionControl
  resultSeconds: number
  /** null: untimed. */
  timeStretch: number | null
  showResultAtOnce: boolean
  countdown: boolean
  /** null: as the mode says. */
  tapToAnswer: boolean | null
  runAlone: boolean
}

/** The filters of the page. */
export type HostFilters = Pick<
  HostForm,
  'explorationType' | 'grade' | 'subject' | 'sector' | 'difficulty'
>

/** Every set matches these. */
export const NO_HOST_FILTERS: HostFilters = {
  explorationType: 'all',
  grade: null,
  subject: '',
  sector: '',
  difficulty: '',
}

export const EMPTY_HOST_FORM: HostForm = {
  ...NO_HOST_FILTERS,
  ...WHOLE_SET,
  industry: '',
  wantedSetId: null,
  classId: null,
  shuffleQuestions: false,
  shuffleOptions: false,
  sessionType: 'multiplayer',
  ...OWN_DEVICES,
  gameMode: GAME_MODE_DEFAULT,
  modeSettings: {},
  maxPlayers: String(MAX_PLAYERS_FORM_DEFAULT),
  isPublic: true,
  allowLateJoin: false,
  approveNames: false,
  progressionControl: 'manual',
  resultSeconds: RESULT_SHOWN_DEFAULT_SECONDS,
  timeStretch: 1,
  showResultAtOnce: false,
  countdown: true,
  tapToAnswer: null,
  runAlone: false,
}

/** Applies a change and its consequences. */
export function changeHostForm(form: HostForm, change: Partial<HostForm>): HostForm {
  const next = { ...form, ...change }
  if ('questionSet' in change) next.wantedSetId = null
  else if (next.questionSet && !fitsFilters(next, next.questionSet)) next.questionSet = null
  if (next.sessionType === 'solo') next.answers = 'devices'
  if (!formModes(next).some(({ id }) => id === next.gameMode)) next.gameMode = GAME_MODE_DEFAULT
  const manifest = manifestOf(next)
  if (manifest && next.gameMode !== form.gameMode)
    next.modeSettings = readStoredSettings(manifest, next.modeSettings)
  return { ...next, ...partAfter(next, form) }
}

/** As the API filters; a set without grades matches every grade. */
export const fitsFilters = (
  { explorationType, grade, subject, sector, difficulty }: HostFilters,
  set: QuestionSetSummary,
): boolean =>
  (grade === null || set.gradeLevel.length === 0 || set.gradeLevel.includes(grade)) &&
  (explorationType !== 'industry' || set.careerId === null) &&
  (explorationType !== 'career' || set.careerId !== null) &&
  (explorationType !== 'subject' || subject === '' || set.subject === subject) &&
  (sector === '' || set.careerSector === sector) &&
  (difficulty === '' || set.difficultyLevel === difficulty)

/** The filters as a query of the API; what is not chosen is left out. */
export const queryOf = (
  { explorationType, grade, subject, sector, difficulty }: HostFilters,
  q = '',
): SetQuery => ({
  sort: 'own_first',
  ...(q.trim() && { q: q.trim() }),
  ...(explorationType !== 'all' && { exploration_type: explorationType }),
  ...(explorationType === 'subject' && subject && { subject }),
  ...(grade !== null && { grade_level: grade }),
  ...(sector && { career_sector: sector }),
  ...(difficulty && { difficulty_level: difficulty }),
})

/** Whether the mode plays questions of a set; else it deals from careers. */
export const needsSet = ({ gameMode }: Pick<HostForm, 'gameMode'>): boolean =>
  playsQuestions(gameMode)

/** The modes of this session type, and of this way of answering. */
export const formModes = ({
  sessionType,
  answers,
}: Pick<HostForm, 'sessionType' | 'answers'>): Manifest[] =>
  modesFor(sessionType === 'solo' ? 'solo' : 'class')
    .flatMap((id) => findManifest(id) ?? [])
    .filter((mode) => answers === 'devices' || playsOnOneDevice(mode, answers))

/** Whether a mode has anything to ask: its own careers, or a question of the picked set. */
export const canAsk = (form: HostForm, mode: Manifest): boolean =>
  mode.material !== undefined || questionCount(form, mode)?.count !== 0

/** What makes a game longer or shorter, as far as it is chosen. */
export const gameSize = (form: HostForm): GameSize => ({
  questions: questionCount(form, undefined)?.count || undefined,
  settings: form.modeSettings,
})

/** The manifest of the form's mode, with the kinds of question that the class can answer. */
export function manifestOf({ gameMode, answers }: Pick<HostForm, 'gameMode' | 'answers'>) {
  const manifest = findManifest(gameMode)
  return manifest && answers !== 'devices' ? onOneDevice(manifest, answers) : manifest
}

/** Whether the mode supports one of the common settings. */
export const asksFor = (
  form: HostForm,
  setting: CommonSetting,
  manifest = manifestOf(form),
): boolean => manifest?.asks.includes(setting) ?? true

/** The mode's own settings that are asked for; undefined: all. */
export function modeSettingsAsked({ gameMode, answers }: Pick<HostForm, 'gameMode' | 'answers'>) {
  const manifest = findManifest(gameMode)
  return manifest && answers !== 'devices' ? settingsOnOneDevice(manifest) : undefined
}

/** Where the class is on one question at a time, with the plain time limits. */
export const hasCountdown = (form: HostForm, manifest = manifestOf(form)): boolean =>
  manifest?.pace === 'class' && form.timeStretch === 1

/** Whether one tap answers: the host's last choice, else what the mode says. */
export const answersByTap = (form: HostForm, manifest = manifestOf(form)): boolean =>
  form.tapToAnswer ?? manifest?.tapToAnswer ?? false

/** Questions of the picked set that the mode leaves out; null: it supports them all. */
export function questionsLeftOut(form: HostForm, manifest = manifestOf(form)) {
  const { questionSet } = form
  const count = manifest && questionSet ? leftOut(manifest, questionSet.kinds) : 0
  return questionSet && count > 0 ? { count, total: questionSet.totalQuestions } : null
}

/** With the requested set picked, or none if it does not exist or the filters exclude it. */
export function takeWantedSet(form: HostForm, set: QuestionSetSummary | undefined): HostForm {
  if (form.wantedSetId === null) return form
  const fits = set?.id === form.wantedSetId && fitsFilters(form, set)
  return changeHostForm(form, { questionSet: fits ? set : null })
}

export type HostFormErrors = FieldErrors<'questionSet' | 'maxPlayers' | 'modeSettings'> & {
  /** How many students or teams there are. */
  oneDevice?: true
  part?: PartError
}

export function validateHostForm(form: HostForm): HostFormErrors {
  const errors: HostFormErrors = {}
  if (!form.questionSet && needsSet(form)) errors.questionSet = 'question_set_required'
  if (form.answers !== 'devices' && oneDeviceOf(form) === null) errors.oneDevice = true
  const range =
    form.sessionType === 'solo' || form.answers !== 'devices'
      ? undefined
      : maxPlayersError(readMaxPlayers(form.maxPlayers))
  if (range) errors.maxPlayers = range
  const manifest = manifestOf(form)
  const settings = manifest && readSettings(manifest, form.modeSettings)
  if (settings && !settings.ok) errors.modeSettings = settings.code
  const part = form.questionSet ? partError(form) : undefined
  if (part) errors.part = part
  return errors
}
