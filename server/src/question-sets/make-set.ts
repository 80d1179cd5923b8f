import { type QuestionDraft, type QuestionSetDraft, SETS_PER_TEACHER_MAX } from '@pathquest/core'
import { SET_TITLE_MAX } from '@pathquest/core/question-sets/set-choices'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import type { SetChangeServices } from './change-set'
import { checkPublicQuestions, checkPublicSet } from './public-texts'
import { reviewAfterRequest } from './review-set'
import { checkedQuestions, checkedSet } from './set-answers'
import {
  countQuestionSets,
  findQuestionSet,
  findVisibleQuestionSet,
  insertQuestionSet,
  type QuestionSet,
} from './store/question-sets'
import { listQuestions } from './store/questions'

const COPY = ' (Copy)'

/** A set of the caller's own with its questions; all or nothing. Returns its id. */
export const createSet = (
  services: SetChangeServices,
  creatorId: string,
  { questions, ...draft }: QuestionSetDraft & { questions: QuestionDraft[] },
): Promise<string> =>
  services.store.db.transact(async (tx) => {
    await countOneMore(tx, creatorId)
    const fields = await checkedSet(tx, draft)
    const contents = await checkedQuestions(tx, questions)
    if (fields.isPublic) {
      checkPublicSet(fields)
      checkPublicQuestions(contents)
    }
    const { isPublic } = fields
    const asked = await reviewAfterRequest(services, tx, { creatorId, isPublic })
    const set = await insertQuestionSet(
      tx,
      { ...fields, ...asked, creatorId, isVerified: false, questions: contents },
      services.now(),
    )
    return set.id
  })

/** A private copy of what the caller may see, never played. Returns its id. */
export const duplicateSet = (
  { store, now }: SetChangeServices,
  creatorId: string,
  id: string,
): Promise<string> =>
  store.db.transact(async (tx) => {
    const set = await findVisibleQuestionSet(tx, id, creatorId)
    if (!set) throw new AppError('question_set_not_found')
    return copySet(tx, set, creatorId, now())
  })

/** Whoever asks was given it by a link. */
export async function copySharedSet(
  tx: Db,
  id: string,
  creatorId: string,
  now: number,
): Promise<string> {
  const set = await findQuestionSet(tx, id)
  if (!set) throw new AppError('set_share_not_found')
  return copySet(tx, set, creatorId, now)
}

async function copySet(tx: Db, set: QuestionSet, creatorId: string, now: number) {
  await countOneMore(tx, creatorId)
  const questions = await listQuestions(tx, set.id)
  const { description, subject, careerSector, careerId, gradeLevel, tags } = set
  const copy = await insertQuestionSet(
    tx,
    {
      title: [...set.title].slice(0, SET_TITLE_MAX - COPY.length).join('') + COPY,
      description,
      subject,
      careerSector,
      careerId,
      gradeLevel,
      tags,
      questionSetType: set.questionSetType,
      difficultyLevel: set.difficultyLevel,
      isPublic: false,
      isVerified: false,
      creatorId,
      questions: questions.map(
        ({ id: _, questionSetId: __, orderIndex: ___, ...content }) => content,
      ),
    },
    now,
  )
  return copy.id
}

async function countOneMore(tx: Db, creatorId: string): Promise<void> {
  if ((await countQuestionSets(tx, creatorId)) >= SETS_PER_TEACHER_MAX) {
    throw new AppError('sets_limit', { max: SETS_PER_TEACHER_MAX })
  }
}
