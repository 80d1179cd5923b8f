import {
  type FieldErrors,
  maxPlayersError,
  readMaxPlayers,
} from '@pathquest/game-core/accounts/forms'
import type {
  BusinessDriver,
  ExplorationType,
  ProgressionControl,
  SessionType,
} from '@pathquest/game-core/constants'
import {
  GAME_MODE_DEFAULT,
  MAX_PLAYERS_FORM_DEFAULT,
  RESULT_SHOWN_DEFAULT_SECONDS,
} from '@pathquest/game-core/constants'
import type { CreateGame, QuestionSetSummary } from '@pathquest/game-core/contracts'
import { findManifest, leftOut, offers } from '@pathquest/game-core/modes/catalogue'
import type { CommonSetting } from '@pathquest/game-core/modes/manifest'
import { keptSettings, readSettings, type SettingValues } from '@pathquest/game-core/modes/settings'

/** What the page holds: every answer as its control shows it. */
export interface HostForm {
  explorationType: ExplorationType | ''
  grade: number | null
  subject: string
  questionSet: QuestionSetSummary | null
  sessionType: SessionType
  gameMode: string
  /** Of the mode; what is left out stands at its default. */
  modeSettings: SettingValues
  maxPlayers: string
  isPublic: boolean
  allowLateJoin: boolean
  progressionControl: ProgressionControl
  resultSeconds: number
  businessDriver: BusinessDriver | ''
  /** null: untimed. */
  timeStretch: number | null
  showResultAtOnce: boolean
  runAlone: boolean
}

export const EMPTY_HOST_FORM: HostForm = {
  explorationType: '',
  grade: null,
  subject: '',
  questionSet: null,
  sessionType: 'multiplayer',
  gameMode: GAME_MODE_DEFAULT,
  modeSettings: {},
  maxPlayers: String(MAX_PLAYERS_FORM_DEFAULT),
  isPublic: true,
  allowLateJoin: false,
  progressionControl: 'manual',
  resultSeconds: RESULT_SHOWN_DEFAULT_SECONDS,
  businessDriver: '',
  timeStretch: 1,
  showResultAtOnce: false,
  runAlone: false,
}

/** A change and everything that follows from it. */
export function changeHostForm(form: HostForm, change: Partial<HostForm>): HostForm {
  const next = { ...form, ...change }
  if (!offers(next.gameMode, next.sessionType === 'solo' ? 'solo' : 'class'))
    next.gameMode = GAME_MODE_DEFAULT
  const manifest = manifestOf(next)
  if (manifest && next.gameMode !== form.gameMode)
    next.modeSettings = keptSettings(manifest, next.modeSettings)
  const { questionSet, businessDriver } = next
  if (businessDriver && !questionSet?.businessDrivers.some((d) => d.driver === businessDriver))
    next.businessDriver = ''
  return next
}

/** What is known of the form's mode. */
const manifestOf = ({ gameMode }: Pick<HostForm, 'gameMode'>) => findManifest(gameMode)

/** Whether the mode has a use for one of the common settings. */
export const asksFor = (
  form: HostForm,
  setting: CommonSetting,
  manifest = manifestOf(form),
): boolean => manifest?.asks.includes(setting) ?? true

/** Questions of the picked set that the mode leaves out; null: it takes them all. */
export function questionsLeftOut(form: HostForm, manifest = manifestOf(form)) {
  const { questionSet } = form
  const count = manifest && questionSet ? leftOut(manifest, questionSet.kinds) : 0
  return questionSet && count > 0 ? { count, total: questionSet.totalQuestions } : null
}

/** A set that the filters no longer show is no longer picked. */
export function keepVisibleSet(form: HostForm, sets: readonly QuestionSetSummary[]): HostForm {
  const picked = form.questionSet
  return !picked || sets.some((set) => set.id === picked.id)
    ? form
    : changeHostForm(form, { questionSet: null })
}

export type HostFormErrors = FieldErrors<'questionSet' | 'maxPlayers' | 'modeSettings'>

export function validateHostForm(form: HostForm): HostFormErrors {
  const errors: HostFormErrors = {}
  if (!form.questionSet) errors.questionSet = 'question_set_required'
  const range =
    form.sessionType === 'solo' ? undefined : maxPlayersError(readMaxPlayers(form.maxPlayers))
  if (range) errors.maxPlayers = range
  const manifest = manifestOf(form)
  const settings = manifest && readSettings(manifest, form.modeSettings)
  if (settings && !settings.ok) errors.modeSettings = settings.code
  return errors
}

/**
 * The request of a valid form. A solo game is private, without late join, at the player's pace.
 * What the mode does not ask for stays at its default, whatever an earlier mode was set to.
 */
export function toCreateGame(
  form: HostForm,
  questionSetId: string,
  manifest = manifestOf(form),
): CreateGame {
  const solo = form.sessionType === 'solo'
  const businessDriver = form.businessDriver || null
  const { gameMode, modeSettings } = form
  const asked = <Name extends keyof HostForm>(setting: CommonSetting, name: Name) =>
    asksFor(form, setting, manifest) ? form[name] : EMPTY_HOST_FORM[name]
  const timeStretch = asked('time', 'timeStretch')
  if (solo)
    return {
      questionSetId,
      gameMode,
      sessionType: 'solo',
      maxPlayers: 1,
      isPublic: false,
      allowLateJoin: false,
      settings: { progressionControl: 'auto', businessDriver, timeStretch, modeSettings },
    }
  return {
    questionSetId,
    gameMode,
    sessionType: 'multiplayer',
    maxPlayers: readMaxPlayers(form.maxPlayers),
    isPublic: form.isPublic,
    allowLateJoin: asked('lateJoin', 'allowLateJoin'),
    settings: {
      progressionControl: asked('progression', 'progressionControl'),
      businessDriver,
      resultSeconds: asked('progression', 'resultSeconds'),
      showResultAtOnce: asked('revealAtOnce', 'showResultAtOnce'),
      runAlone: asked('runAlone', 'runAlone'),
      timeStretch,
      modeSettings,
    },
  }
}
