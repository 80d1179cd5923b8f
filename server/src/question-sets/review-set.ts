import type { DecideSetReview } from '@pathquest/core'
import { HIDDEN_SET_REVIEWS, type SetReview } from '@pathquest/core/question-sets/set-choices'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { checkPublicQuestions, checkPublicSet } from './public-texts'
import { renewImages } from './store/images'
import { isKnownPublisher, putSetRefused } from './store/listed-sets'
import {
  FORMER_TEACHER,
  findQuestionSet,
  type QuestionSet,
  removeQuestionSet,
  updateQuestionSet,
} from './store/question-sets'
import { listQuestions, removeQuestions } from './store/questions'
import { endSharing } from './store/set-shares'

type Reviewed = Pick<QuestionSet, 'isPublic' | 'review' | 'reviewReason'>

/** Public, or to be as soon as an administrator says so. */
export const wantsPublic = ({ isPublic, review }: Pick<Reviewed, 'isPublic' | 'review'>): boolean =>
  isPublic || review === 'waiting' || review === 'asked'

/** An administrator took it out of sight. */
export const isOutOfSight = ({ review }: Pick<Reviewed, 'review'>): boolean =>
  (HIDDEN_SET_REVIEWS as readonly (SetReview | null)[]).includes(review)

const NEW: Reviewed = { isPublic: false, review: null, reviewReason: null }

/** Whether what this teacher makes public now waits for an administrator. */
export const waitsForReview = async (
  { env }: Pick<Services, 'env'>,
  db: Db,
  profileId: string,
): Promise<boolean> => env.publicSets === 'review' && !(await isKnownPublisher(db, profileId))

/** What becomes of a set (absent: a new one) whose creator wants it public, or private. */
export async function reviewAfterRequest(
  { env }: Pick<Services, 'env'>,
  tx: Db,
  { creatorId, isPublic }: { creatorId: string; isPublic: boolean },
  before: Reviewed = NEW,
): Promise<Reviewed> {
  const { review, reviewReason } = before
  if (review === 'hidden' || review === 'asked') {
    return { isPublic: false, review: isPublic ? 'asked' : 'hidden', reviewReason }
  }
  if (isPublic && !before.isPublic && (await waitsForReview({ env }, tx, creatorId))) {
    return { ...NEW, review: 'waiting' }
  }
  // That it has been public once is remembered: the next one need not wait.
  const isKnown = before.isPublic || review === 'approved'
  return { isPublic, review: isKnown ? 'approved' : null, reviewReason: null }
}

/** A set that stands otherwise now, as its author is told. */
export interface ReviewDecision {
  set: Pick<QuestionSet, 'id' | 'title'>
  creatorId: string
  became: 'public' | 'hidden' | 'removed'
  /** Empty: none was given. */
  reason: string
}

/**
 * Of whichever version is there; throws where an administrator has looked at another one. null:
 * for its author everything is as before.
 */
export async function reviewSet(
  tx: Db,
  id: string,
  decided: DecideSetReview,
  now: number,
): Promise<ReviewDecision | null> {
  const set = await findQuestionSet(tx, id)
  if (!set) throw new AppError('question_set_not_found')
  if (set.updatedAt !== decided.updatedAt) throw new AppError('set_changed')
  // It would be back with the next version of the content.
  if (set.creatorId === null && decided.decision !== 'allow') throw new AppError('set_of_product')
  const { creatorId } = set
  const told = (became: ReviewDecision['became'], reason = ''): ReviewDecision | null =>
    creatorId === null ? null : { set, creatorId, became, reason }
  if (decided.decision === 'remove') {
    const { reason = '' } = decided
    await removeReviewed(tx, set, reason, now)
    return told('removed', reason)
  }
  if (decided.decision === 'hide') {
    const { reason } = decided
    await write(tx, set, { isPublic: false, review: 'hidden', reviewReason: reason }, now)
    return told('hidden', reason)
  }
  const becomesPublic = set.review === 'hidden' || wantsPublic(set)
  if (creatorId === null || !becomesPublic) return null
  checkPublicSet(set)
  checkPublicQuestions(await listQuestions(tx, id))
  await write(tx, set, { isPublic: true, review: 'approved', reviewReason: null }, now)
  if (set.isPublic) return null
  await putSetRefused(tx, creatorId, null)
  return told('public')
}

/** Its author alone keeps its title and the reason, until they delete them; nobody else has any. */
async function removeReviewed(tx: Db, set: QuestionSet, reason: string, now: number) {
  const images = (await listQuestions(tx, set.id)).flatMap(({ imageUrl }) => imageUrl ?? [])
  if (set.creatorId === FORMER_TEACHER) {
    await removeQuestionSet(tx, set.id)
  } else {
    await removeQuestions(tx, set.id)
    await endSharing(tx, set.id)
    const left = { description: null, tags: [], totalQuestions: 0 }
    const fields = { isPublic: false, review: 'removed', reviewReason: reason || null } as const
    await write(tx, set, { ...left, ...fields }, now)
  }
  await renewImages(tx, images, now)
}

async function write(
  tx: Db,
  set: QuestionSet,
  fields: Reviewed & Partial<QuestionSet>,
  now: number,
): Promise<void> {
  if (!(await updateQuestionSet(tx, set, fields, now))) throw new AppError('set_changed')
}
