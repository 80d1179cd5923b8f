import type { DecideSetReview } from '@pathquest/game-core'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { checkPublicQuestions, checkPublicSet } from './public-texts'
import { keepImages } from './store/images'
import { isKnownPublisher } from './store/publishers'
import {
  findQuestionSet,
  type QuestionSet,
  removeQuestionSet,
  updateQuestionSet,
} from './store/question-sets'
import { listQuestions } from './store/questions'

type Reviewed = Pick<QuestionSet, 'isPublic' | 'review' | 'reviewReason'>

/** Public, or to be as soon as an administrator says so. */
export const wantsPublic = ({ isPublic, review }: Pick<Reviewed, 'isPublic' | 'review'>): boolean =>
  isPublic || review === 'waiting' || review === 'asked'

const NEW: Reviewed = { isPublic: false, review: null, reviewReason: null }

/** What becomes of a set (absent: a new one) whose creator wants it public, or private. */
export async function askedFor(
  { env }: Pick<Services, 'env'>,
  tx: Db,
  { creatorId, isPublic }: { creatorId: string; isPublic: boolean },
  before: Reviewed = NEW,
): Promise<Reviewed> {
  const { review, reviewReason } = before
  if (review === 'hidden' || review === 'asked') {
    return { isPublic: false, review: isPublic ? 'asked' : 'hidden', reviewReason }
  }
  if (isPublic && !before.isPublic && env.publicSets === 'review') {
    const isKnown = await isKnownPublisher(tx, creatorId)
    if (!isKnown) return { ...NEW, review: 'waiting' }
  }
  // That it has been public once is remembered: the next one need not wait.
  const isKnown = before.isPublic || review === 'approved'
  return { isPublic, review: isKnown ? 'approved' : null, reviewReason: null }
}

/** Of whichever version is there; throws where an administrator has looked at another one. */
export async function reviewSet(
  tx: Db,
  id: string,
  decided: DecideSetReview,
  now: number,
): Promise<QuestionSet> {
  const set = await findQuestionSet(tx, id)
  if (!set) throw new AppError('question_set_not_found')
  if (set.updatedAt !== decided.updatedAt) throw new AppError('set_changed')
  // It would be back with the next version of the content.
  if (set.creatorId === null && decided.decision !== 'allow') throw new AppError('set_of_product')
  if (decided.decision === 'remove') {
    const questions = await listQuestions(tx, id)
    await removeQuestionSet(tx, id)
    const images = questions.flatMap(({ imageUrl }) => imageUrl ?? [])
    await keepImages(tx, images, now)
    return set
  }
  const becomesPublic = set.review === 'hidden' || wantsPublic(set)
  if (decided.decision === 'hide') {
    const fields = { isPublic: false, review: 'hidden', reviewReason: decided.reason } as const
    await write(tx, set, fields, now)
  } else if (set.creatorId !== null && becomesPublic) {
    checkPublicSet(set)
    checkPublicQuestions(await listQuestions(tx, id))
    await write(tx, set, { isPublic: true, review: 'approved', reviewReason: null }, now)
  }
  return set
}

async function write(tx: Db, set: QuestionSet, fields: Reviewed, now: number): Promise<void> {
  if (!(await updateQuestionSet(tx, set, fields, now))) throw new AppError('set_changed')
}
