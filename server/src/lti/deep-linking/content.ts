import {
  GAME_MODE_DEFAULT,
  LTI_AFTER_DUE,
  LTI_ATTEMPTS,
  LTI_ATTEMPTS_ALLOWED_MAX,
  LTI_CONTENT_KINDS,
  LTI_PLAYS,
  LTI_POINTS_DEFAULT,
  LTI_POINTS_MAX,
  LTI_POINTS_MIN,
  type LtiContent,
  type LtiPlay,
  readStoredSettings,
  sign,
  verify,
} from '@pathquest/core'
import {
  careerModesFor,
  findManifest,
  givesGrades,
  offers,
  playsQuestions,
} from '@pathquest/modes/catalogue'
import * as z from 'zod'
import { findCareer, listVerifiedCareers } from '../../careers'
import { careerSectorOf } from '../../content'
import type { Db } from '../../db/db'
import { checkedModeSettings, existingMode } from '../../games'
import {
  findQuestionSet,
  findQuestSet,
  findVisibleQuestionSet,
  isOutOfSight,
  type QuestionSet,
} from '../../question-sets'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import type { LtiPlatform } from '../platforms/store/platforms'
import { customOfSettings, settingsOfCustom } from './custom-settings'

/** A substitution that the platform fills in; what it does not know comes back as it is. */
const DUE_AT_VARIABLE = '$ResourceLink.submission.endDateTime'

const Custom = z.object({
  content: z.enum(LTI_CONTENT_KINDS),
  content_id: z.string().max(80).optional(),
  play: z.enum(LTI_PLAYS).catch('live'),
  mode: z
    .string()
    .refine((id) => findManifest(id))
    .catch(GAME_MODE_DEFAULT),
  graded: z.enum(['yes', 'no']).catch('yes'),
  points: z.coerce.number().int().min(LTI_POINTS_MIN).max(LTI_POINTS_MAX).catch(LTI_POINTS_DEFAULT),
  attempts: z.enum(LTI_ATTEMPTS).catch('best'),
  attempts_allowed: z.coerce
    .number()
    .int()
    .min(1)
    .max(LTI_ATTEMPTS_ALLOWED_MAX)
    .nullable()
    .catch(null),
  after_due: z.enum(LTI_AFTER_DUE).catch('count'),
  signature: z.string().max(100).optional(),
})

type Signing = Pick<Services, 'secrets'>
type Signed = Pick<LtiContent, 'kind' | 'contentId'>

/**
 * The content that `custom` of a link names; null: none, or a private set that no teacher of this
 * platform has put there. It travels with a copied course.
 */
export async function contentOfCustom(
  { secrets, store }: Signing & Pick<Services, 'store'>,
  platform: LtiPlatform,
  custom: Record<string, string>,
): Promise<LtiContent | null> {
  const read = Custom.safeParse(custom)
  if (!read.success) return null
  const { signature, ...values } = read.data
  const content = normalized({
    kind: values.content,
    contentId: values.content_id || null,
    play: values.play,
    gameMode: values.mode,
    modeSettings: settingsOfCustom(values.mode, custom),
    graded: values.graded === 'yes',
    points: values.points,
    attempts: values.attempts,
    attemptsAllowed: values.attempts_allowed,
    afterDue: values.after_due,
    startsAt: momentOf(custom.chosen_starts_at),
    dueAt: momentOf(custom.chosen_due_at),
  })
  if (content.kind === 'career_browser' || content.kind === 'career_game') return content
  if (content.contentId === null) return null
  if (content.kind === 'career_quest') return content
  const isSigned =
    signature !== undefined && (await verify(secrets.lti, signedText(platform, content), signature))
  const set = await findQuestionSet(store.db, content.contentId)
  if (set && isOutOfSight(set)) return null
  return !set || set.isPublic || isSigned ? content : null
}

/** `custom` of a content item: all a launch needs, all of it text. */
export async function customOf(
  { secrets }: Signing,
  platform: LtiPlatform,
  content: LtiContent,
): Promise<Record<string, string>> {
  return {
    content: content.kind,
    ...(content.contentId === null ? {} : { content_id: content.contentId }),
    play: content.play,
    mode: content.gameMode,
    ...customOfSettings(content.modeSettings),
    graded: content.graded ? 'yes' : 'no',
    points: String(content.points),
    attempts: content.attempts,
    ...(content.attemptsAllowed === null
      ? {}
      : { attempts_allowed: String(content.attemptsAllowed) }),
    after_due: content.afterDue,
    due_at: DUE_AT_VARIABLE,
    // Not every platform replaces the variable, and a copied course brings these along.
    ...(content.startsAt === null ? {} : { chosen_starts_at: isoOf(content.startsAt) }),
    ...(content.dueAt === null ? {} : { chosen_due_at: isoOf(content.dueAt) }),
    signature: await sign(secrets.lti, signedText(platform, content)),
  }
}

const signedText = ({ issuer }: LtiPlatform, { kind, contentId }: Signed): string =>
  JSON.stringify(['lti-content', issuer, kind, contentId])

/** Milliseconds since 1970; null: the platform says none, or does not know that variable. */
export const dueAtOfCustom = (custom: Record<string, string>): number | null =>
  momentOf(custom.due_at)

function momentOf(text = ''): number | null {
  const at = /^\d{4}-\d\d-\d\dT/.test(text.trim()) ? Date.parse(text.trim()) : Number.NaN
  return Number.isNaN(at) ? null : at
}

export const isoOf = (at: number): string => new Date(at).toISOString()

/**
 * Content that can be played, whatever a course says or was stored before: there is nothing to
 * score in the career browser, nobody to team up with alone, and modes and their settings change.
 */
export function normalized(content: LtiContent): LtiContent {
  if (content.kind === 'career_browser') {
    const play = 'solo'
    const none = {
      contentId: null,
      graded: false,
      attemptsAllowed: null,
      startsAt: null,
      dueAt: null,
    }
    return { ...content, ...modeOf(content, play), ...none, play }
  }
  // What was stored before there were dates and limits has none.
  const { startsAt = null, dueAt = null, attemptsAllowed: allowed = null } = content
  // A class plays live as often as its teacher starts it.
  const attemptsAllowed = content.play === 'solo' ? allowed : null
  return { ...content, ...modeOf(content, content.play), attemptsAllowed, startsAt, dueAt }
}

function modeOf(content: LtiContent, play: LtiPlay) {
  const isDealt = content.kind === 'career_game'
  const { gameMode: wanted } = content
  const isOffered = offers(wanted, playFor(play)) && playsQuestions(wanted) !== isDealt
  const instead = (isDealt && careerModesFor(playFor(play))[0]) || GAME_MODE_DEFAULT
  const gameMode = isOffered ? wanted : instead
  const manifest = findManifest(gameMode)
  return {
    gameMode,
    modeSettings: manifest ? readStoredSettings(manifest, content.modeSettings) : {},
    // No column for what will never have a grade.
    graded: content.graded && givesGrades(gameMode),
  }
}

/** What a mode has to offer for it. */
const playFor = (play: LtiPlay) => (play === 'live' ? 'class' : 'solo')

/** What a teacher chose, as long as this teacher may use it. */
export async function checkedContent(
  db: Db,
  profileId: string,
  requested: LtiContent,
): Promise<{ content: LtiContent; title: string | null }> {
  checkMode(requested)
  const content = normalized(requested)
  if (content.kind === 'question_set') {
    const set = await findVisibleQuestionSet(db, content.contentId ?? '', profileId)
    if (!set) throw new AppError('question_set_not_found', {}, 'contentId')
  }
  const title = await titleOf(db, content)
  const isNamed = content.kind === 'career_quest' || content.contentId !== null
  if (isNamed && title === null) throw new AppError('not_found', {}, 'contentId')
  return { content, title }
}

/** Throws unless this mode can be played so, with these settings. */
export function checkMode({ kind, play, gameMode, modeSettings }: LtiContent): void {
  if (kind === 'career_browser') return
  const manifest = existingMode(gameMode)
  if (!manifest.offers.includes(playFor(play))) {
    if (play === 'solo') throw new AppError('mode_not_for_solo', {}, 'gameMode')
    throw new AppError('bad_request', { reason: `${gameMode} is played alone` }, 'gameMode')
  }
  if (playsQuestions(gameMode) === (kind === 'career_game')) {
    throw new AppError('bad_request', { reason: `${gameMode} is no mode of a ${kind}` }, 'gameMode')
  }
  checkedModeSettings(manifest, modeSettings)
}

/** Title of the set or career, or the industry; null: none, or it is gone. */
export async function titleOf(db: Db, { kind, contentId }: LtiContent): Promise<string | null> {
  if (contentId === null) return null
  if (kind === 'question_set') return (await findQuestionSet(db, contentId))?.title ?? null
  if (kind === 'career_game') {
    const careers = await listVerifiedCareers(db)
    return careers.some(({ industry }) => industry === contentId) ? contentId : null
  }
  const career = await findCareer(db, contentId)
  return career?.isVerified ? career.title : null
}

/** The set that an activity plays; whether it may was decided when it was chosen. */
export async function setOf(db: Db, { kind, contentId }: LtiContent): Promise<QuestionSet> {
  const hasSet = kind === 'question_set' || kind === 'career_quest'
  if (!hasSet || contentId === null) throw new AppError('no_content')
  if (kind === 'question_set') {
    const set = await findQuestionSet(db, contentId)
    if (!set || isOutOfSight(set)) throw new AppError('question_set_not_found')
    return set
  }
  const career = await findCareer(db, contentId)
  if (!career?.isVerified) throw new AppError('not_found')
  const careerSector = careerSectorOf(career.industry, career.sector)
  const set = await findQuestSet(db, { careerId: contentId, careerSector })
  if (!set) throw new AppError('no_question_sets')
  return set
}
