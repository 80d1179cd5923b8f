import type { CreateHomework, HomeworkDetail, QuestionSetSummary } from '@pathquest/core/contracts'
import {
  HOMEWORK_SETS_MAX,
  HOMEWORK_TITLE_MAX,
  type HomeworkKind,
} from '@pathquest/core/homework/homework-limits'
import type { GameSize } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import {
  readSettings,
  readStoredSettings,
  type SettingValues,
} from '@pathquest/core/modes/settings'
import { GAME_MODE_DEFAULT } from '@pathquest/core/rooms/game-choices'
import {
  careerModesFor,
  choosesCareers,
  findManifest,
  leftOut,
  offers,
  playsQuestions,
  questionModesFor,
} from '@pathquest/modes/catalogue'
import { localMoment, parseMoment } from '../../formats'
import { type DatesError, datesError, usualDue } from '../../homework/due-dates'
import { type HostFilters, NO_HOST_FILTERS } from '../host-game/host-form'

/** The form's state: every answer as its control shows it. */
export interface HomeworkForm {
  kind: HomeworkKind
  filters: HostFilters
  sets: readonly QuestionSetSummary[]
  /** Empty: careers of any. */
  industry: string
  gameMode: string
  /** Of the mode; absent ones have their default. */
  modeSettings: SettingValues
  untimed: boolean
  /** Empty: whoever has the link. */
  classId: string
  opens: string
  due: string
  /** Empty: no limit. */
  attempts: string
  /** null: the one that is suggested. */
  title: string | null
  note: string
}

export const emptyForm = (now: number): HomeworkForm => ({
  kind: 'sets',
  filters: NO_HOST_FILTERS,
  sets: [],
  industry: '',
  gameMode: GAME_MODE_DEFAULT,
  modeSettings: {},
  untimed: false,
  classId: '',
  opens: '',
  due: localMoment(usualDue(now)),
  attempts: '',
  title: null,
  note: '',
})

/** For another class, with dates of its own. */
export function formToRepeat(
  { homework }: Pick<HomeworkDetail, 'homework'>,
  sets: readonly QuestionSetSummary[],
  now: number,
): HomeworkForm {
  const { content, gameMode, modeSettings, untimed, attempts, title, note } = homework
  const form = {
    ...emptyForm(now),
    kind: content.kind,
    gameMode,
    modeSettings,
    untimed,
    title,
    note,
  }
  const setIds = content.kind === 'sets' ? content.setIds : []
  return changeForm(form, {
    // In their order, as far as they are still there.
    sets: setIds.flatMap((id) => sets.find((set) => set.id === id) ?? []),
    industry: content.kind === 'sets' ? '' : (content.industry ?? ''),
    attempts: String(attempts ?? ''),
  })
}

/** Modes to play alone that fit what is played. */
export const modesOf = (kind: HomeworkKind): Manifest[] =>
  (kind === 'deck' ? careerModesFor('solo') : questionModesFor('solo')).flatMap(
    (id) => findManifest(id) ?? [],
  )

/** Applies a change and its consequences. */
export function changeForm(form: HomeworkForm, change: Partial<HomeworkForm>): HomeworkForm {
  const next = { ...form, ...change }
  const isDealt = next.kind === 'deck'
  if (!offers(next.gameMode, 'solo') || playsQuestions(next.gameMode) === isDealt)
    next.gameMode = (isDealt && modesOf(next.kind)[0]?.id) || GAME_MODE_DEFAULT
  const manifest = findManifest(next.gameMode)
  if (manifest && next.gameMode !== form.gameMode)
    next.modeSettings = readStoredSettings(manifest, next.modeSettings)
  return next
}

/** Adds a set, or takes it away; of too many the last ones stay out. */
export function toggleSet(form: HomeworkForm, set: QuestionSetSummary): Partial<HomeworkForm> {
  const others = form.sets.filter(({ id }) => id !== set.id)
  if (others.length < form.sets.length) return { sets: others }
  return form.sets.length < HOMEWORK_SETS_MAX ? { sets: [...form.sets, set] } : {}
}

/** What makes a game longer or shorter, as far as it is chosen: that of the longest set. */
export function gameSizeOf({ kind, sets, modeSettings }: HomeworkForm): GameSize {
  const counts = kind === 'sets' ? sets.map(({ totalQuestions }) => totalQuestions) : []
  return { questions: counts.length > 0 ? Math.max(...counts) : undefined, settings: modeSettings }
}

/** Questions of the sets that the mode leaves out; null: it supports them all. */
export function questionsLeftOut({ kind, sets, gameMode }: HomeworkForm) {
  const manifest = findManifest(gameMode)
  if (kind !== 'sets' || !manifest) return null
  const count = sets.reduce((sum, set) => sum + leftOut(manifest, set.kinds), 0)
  const total = sets.reduce((sum, set) => sum + set.totalQuestions, 0)
  return count > 0 ? { count, total } : null
}

/** Whether the form asks which careers the game deals. */
export const asksForIndustry = ({ kind, gameMode }: HomeworkForm): boolean =>
  kind === 'careers' || (kind === 'deck' && choosesCareers(gameMode))

export const asksForTime = ({ gameMode }: HomeworkForm): boolean =>
  findManifest(gameMode)?.asks.includes('time') ?? true

/** Of the first set, unless the teacher has written one. */
export const titleOf = ({ title, kind, sets }: HomeworkForm, other: string): string =>
  title ?? (kind === 'sets' ? (sets[0]?.title ?? '') : other).slice(0, HOMEWORK_TITLE_MAX)

export interface HomeworkErrors {
  sets?: true
  settings?: true
  title?: true
  dates?: DatesError
}

/** In the order of the form; empty: it can be given. */
export function errorsOf(form: HomeworkForm, title: string, now: number): HomeworkErrors {
  const manifest = findManifest(form.gameMode)
  const settings = manifest && readSettings(manifest, form.modeSettings)
  const dates = datesError({ opensAt: parseMoment(form.opens), dueAt: parseMoment(form.due) }, now)
  return {
    ...(form.kind === 'sets' && form.sets.length === 0 && { sets: true }),
    ...(settings && !settings.ok && { settings: true }),
    ...(dates && { dates }),
    ...(title.trim() === '' && { title: true }),
  }
}

/** The request of a valid form. */
export function toCreateHomework(form: HomeworkForm, title: string): CreateHomework {
  const { kind, gameMode, modeSettings, classId, attempts } = form
  const industry = (asksForIndustry(form) && form.industry) || null
  return {
    title: title.trim(),
    note: form.note.trim(),
    content: kind === 'sets' ? { kind, setIds: form.sets.map(({ id }) => id) } : { kind, industry },
    gameMode,
    modeSettings,
    untimed: form.untimed && asksForTime(form),
    classId: classId || null,
    opensAt: parseMoment(form.opens),
    dueAt: parseMoment(form.due),
    attempts: attempts === '' ? null : Number(attempts),
  }
}
