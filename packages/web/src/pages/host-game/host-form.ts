import type {
  BusinessDriver,
  ExplorationType,
  GameModeId,
  ProgressionControl,
  SessionType,
} from '@pathquest/game-core/constants'
import {
  MAX_PLAYERS_FORM_DEFAULT,
  RESULT_SHOWN_DEFAULT_SECONDS,
  TEAMS_DEFAULT,
} from '@pathquest/game-core/constants'
import type { CreateGame, QuestionSetSummary } from '@pathquest/game-core/contracts'
import { type FieldErrors, maxPlayersError, readMaxPlayers } from '@pathquest/game-core/forms'

/** What the page holds: every answer as its control shows it. */
export interface HostForm {
  explorationType: ExplorationType | ''
  grade: number | null
  subject: string
  questionSet: QuestionSetSummary | null
  sessionType: SessionType
  gameMode: GameModeId
  teamCount: number
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
  gameMode: 'career_quest',
  teamCount: TEAMS_DEFAULT,
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
  if (next.sessionType === 'solo' && next.gameMode === 'team_challenge')
    next.gameMode = 'career_quest'
  const { questionSet, businessDriver } = next
  if (businessDriver && !questionSet?.businessDrivers.some((d) => d.driver === businessDriver))
    next.businessDriver = ''
  return next
}

/** A set that the filters no longer show is no longer picked. */
export function keepVisibleSet(form: HostForm, sets: readonly QuestionSetSummary[]): HostForm {
  const picked = form.questionSet
  return !picked || sets.some((set) => set.id === picked.id)
    ? form
    : changeHostForm(form, { questionSet: null })
}

export type HostFormErrors = FieldErrors<'questionSet' | 'maxPlayers'>

export function validateHostForm(form: HostForm): HostFormErrors {
  const errors: HostFormErrors = {}
  if (!form.questionSet) errors.questionSet = 'question_set_required'
  const range =
    form.sessionType === 'solo' ? undefined : maxPlayersError(readMaxPlayers(form.maxPlayers))
  if (range) errors.maxPlayers = range
  return errors
}

/** The request of a valid form. A solo game is private, without late join, at the player's pace. */
export function toCreateGame(form: HostForm, questionSetId: string): CreateGame {
  const solo = form.sessionType === 'solo'
  const businessDriver = form.businessDriver || null
  const { gameMode, timeStretch } = form
  if (solo)
    return {
      questionSetId,
      gameMode,
      sessionType: 'solo',
      maxPlayers: 1,
      isPublic: false,
      allowLateJoin: false,
      settings: { progressionControl: 'auto', businessDriver, timeStretch },
    }
  return {
    questionSetId,
    gameMode,
    sessionType: 'multiplayer',
    maxPlayers: readMaxPlayers(form.maxPlayers),
    isPublic: form.isPublic,
    allowLateJoin: form.allowLateJoin,
    settings: {
      progressionControl: form.progressionControl,
      businessDriver,
      resultSeconds: form.resultSeconds,
      showResultAtOnce: form.showResultAtOnce,
      runAlone: form.runAlone,
      timeStretch,
      teamCount: form.teamCount,
    },
  }
}
