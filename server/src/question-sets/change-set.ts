import {
  type AddQuestions,
  type ChangeQuestion,
  type ChangeQuestionSet,
  type OrderQuestions,
  QUESTIONS_PER_SET_MAX,
  QuestionDraft,
} from '@pathquest/core'
import type { Db, NewRow } from '../db/db'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { checkPublicQuestions, checkPublicSet } from './public-texts'
import { isOutOfSight, reviewAfterRequest, wantsPublic } from './review-set'
import { checkedQuestions, checkedSet } from './set-answers'
import { renewImages } from './store/images'
import { findListedSet, putSetRefused, type QuestionSetInList } from './store/listed-sets'
import { removeQuestionSet, updateQuestionSet } from './store/question-sets'
import {
  insertQuestions,
  isFormerQuestion,
  listQuestions,
  orderQuestions,
  removeQuestion,
  updateQuestion,
} from './store/questions'

export type SetChangeServices = Pick<Services, 'store' | 'now' | 'env'>

interface SetChange {
  id: string
  profileId: string
  /** The version it is made on; absent: whichever there is. */
  updatedAt?: number | undefined
}

/** All or nothing: checks who and on which version, and gives the set its next one. */
async function change(
  { store, now }: SetChangeServices,
  { id, profileId, updatedAt }: SetChange,
  work: (tx: Db, set: QuestionSetInList) => Promise<Partial<NewRow<'questionSets'>>>,
): Promise<void> {
  await store.db.transact(async (tx) => {
    const set = await findListedSet(tx, id, profileId)
    if (!set) throw new AppError('question_set_not_found')
    if (set.right === 'reader') throw new AppError('set_not_yours')
    if (set.review === 'removed') throw new AppError('set_removed')
    if (updatedAt !== undefined && updatedAt !== set.updatedAt) throw new AppError('set_changed')
    const fields = await work(tx, set)
    if (!(await updateQuestionSet(tx, set, fields, now()))) throw new AppError('set_changed')
  })
}

export const changeSet = (
  services: SetChangeServices,
  { id, profileId }: SetChange,
  { updatedAt, ...draft }: Required<ChangeQuestionSet>,
): Promise<void> =>
  change(services, { id, profileId, updatedAt }, async (tx, before) => {
    // Who may see the set is its creator's to say, either way.
    if (before.right !== 'creator' && draft.isPublic !== wantsPublic(before)) {
      throw new AppError('set_publish_not_yours', {}, 'isPublic')
    }
    const fields = await checkedSet(tx, draft)
    if (fields.isPublic) {
      checkPublicSet(fields)
      if (!wantsPublic(before)) checkPublicQuestions(await listQuestions(tx, id))
    }
    // An editor changes nothing of who may see it.
    if (before.right !== 'creator') return { ...fields, isPublic: before.isPublic }
    const requested = { creatorId: profileId, isPublic: draft.isPublic }
    return { ...fields, ...(await reviewAfterRequest(services, tx, requested, before)) }
  })

/** Its creator alone. */
export const deleteSet = (
  { store, now }: SetChangeServices,
  { id, profileId, updatedAt }: Required<SetChange>,
): Promise<void> =>
  store.db.transact(async (tx) => {
    const set = await findListedSet(tx, id, profileId)
    if (!set) throw new AppError('question_set_not_found')
    if (set.right !== 'creator') throw new AppError('set_not_yours')
    if (updatedAt !== set.updatedAt) throw new AppError('set_changed')
    const questions = await listQuestions(tx, id)
    await removeQuestionSet(tx, id)
    // Who deletes what an administrator refused is no better known than before.
    if (isOutOfSight(set)) await putSetRefused(tx, profileId, now())
    await renewImages(tx, imagesOf(questions), now())
  })

export const addQuestions = (
  services: SetChangeServices,
  set: SetChange,
  added: { questions: QuestionDraft[] } & Pick<AddQuestions, 'atIndex' | 'formerId'>,
): Promise<void> =>
  change(services, set, async (tx, before) => {
    const { totalQuestions } = before
    const { questions, atIndex = totalQuestions, formerId } = added
    const total = totalQuestions + questions.length
    if (total > QUESTIONS_PER_SET_MAX) {
      throw new AppError('questions_limit', { max: QUESTIONS_PER_SET_MAX })
    }
    const contents = await checkedQuestions(tx, questions)
    if (wantsPublic(before)) checkPublicQuestions(contents)
    const isFormer =
      formerId !== undefined &&
      (await isFormerQuestion(tx, { id: formerId, questionSetId: set.id }))
    await insertQuestions(tx, set.id, contents, {
      atIndex: Math.min(atIndex, totalQuestions),
      firstId: isFormer ? formerId : undefined,
    })
    return { totalQuestions: total }
  })

export const changeQuestion = (
  services: SetChangeServices,
  { id, profileId }: SetChange,
  questionId: string,
  { updatedAt, ...draft }: ChangeQuestion,
): Promise<void> =>
  change(services, { id, profileId, updatedAt }, async (tx, set) => {
    const before = (await listQuestions(tx, id)).filter((question) => question.id === questionId)
    const [content] = await checkedQuestions(tx, [QuestionDraft.parse(draft)])
    if (wantsPublic(set) && content) checkPublicQuestions([content])
    const question = { id: questionId, questionSetId: id }
    if (!content || !(await updateQuestion(tx, question, content))) {
      throw new AppError('question_not_found')
    }
    await renewImages(tx, imagesOf(before), services.now())
    return {}
  })

export const deleteQuestion = (
  services: SetChangeServices,
  set: Required<SetChange>,
  questionId: string,
): Promise<void> =>
  change(services, set, async (tx, { totalQuestions }) => {
    const before = (await listQuestions(tx, set.id)).filter(({ id }) => id === questionId)
    if (!(await removeQuestion(tx, { id: questionId, questionSetId: set.id }))) {
      throw new AppError('question_not_found')
    }
    await renewImages(tx, imagesOf(before), services.now())
    return { totalQuestions: totalQuestions - 1 }
  })

export const reorderQuestions = (
  services: SetChangeServices,
  { id, profileId }: SetChange,
  { questionIds, updatedAt }: OrderQuestions,
): Promise<void> =>
  change(services, { id, profileId, updatedAt }, async (tx) => {
    if (!(await orderQuestions(tx, id, questionIds))) throw new AppError('set_changed')
    return {}
  })

const imagesOf = (questions: readonly { imageUrl: string | null }[]): string[] =>
  questions.flatMap(({ imageUrl }) => imageUrl ?? [])
