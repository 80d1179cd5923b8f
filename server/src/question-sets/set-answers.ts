import {
  type EditableQuestion,
  type QuestionDraft,
  type QuestionSetDetail,
  type QuestionSetDraft,
  type QuestionSetSummary,
  tidySet,
  validateSet,
} from '@pathquest/core'
import type { ErrorCode } from '@pathquest/core/errors'
import { SET_TAG_LENGTH_MAX, SET_TAGS_MAX } from '@pathquest/core/question-sets/set-choices'
import { kindError } from '@pathquest/kinds/check-kind'
import { tidyQuestion, validateQuestion, writtenFields } from '@pathquest/kinds/question-form'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { findMissingImage } from './store/images'
import { findListedSet, isCareer, type QuestionSetInList } from './store/listed-sets'
import { listQuestions, type Question, type QuestionContent } from './store/questions'

/** The columns of a set's draft. Throws what is wrong with it, naming the field. */
export async function checkedSet(db: Db, draft: QuestionSetDraft) {
  const { title, description, subject, careerSector, careerId, ...rest } = tidySet(draft)
  const { gradeLevel, difficultyLevel, isPublic, tags } = rest
  const fields = { title, description, subject, careerSector, careerId }
  throwFirst(validateSet({ ...fields, ...rest }))
  if (careerId !== null && !(await isCareer(db, careerId))) {
    throw new AppError('bad_request', { reason: 'careerId names no career' }, 'careerId')
  }
  const questionSetType = careerId === null ? 'standard' : 'career_quest'
  return { ...fields, gradeLevel, difficultyLevel, isPublic, tags, questionSetType }
}

/** The columns of questions. Throws what is wrong with the first that cannot be taken. */
export async function checkedQuestions(
  db: Db,
  drafts: readonly QuestionDraft[],
): Promise<QuestionContent[]> {
  const contents = drafts.map((draft, index) => checkedQuestion(draft, `questions.${index}.`))
  const urls = contents.flatMap(({ imageUrl }) => imageUrl ?? [])
  const missing = await findMissingImage(db, urls)
  if (missing !== undefined) {
    const index = contents.findIndex(({ imageUrl }) => imageUrl === missing)
    throw new AppError('image_not_found', {}, `questions.${index}.imageUrl`)
  }
  return contents
}

function checkedQuestion(draft: QuestionDraft, path: string): QuestionContent {
  const question = tidyQuestion(draft)
  throwFirst(validateQuestion(question), path)
  const kind = kindError(question)
  if (kind) throw new AppError(kind, {}, `${path}kind`)
  return writtenFields(question)
}

function throwFirst(errors: Partial<Record<string, ErrorCode>>, path = ''): void {
  const [first] = Object.entries(errors)
  const [field, code] = first ?? []
  if (field === undefined || code === undefined) return
  const limits = { max: SET_TAGS_MAX, length: SET_TAG_LENGTH_MAX }
  throw new AppError(code, code === 'set_tags_limit' ? limits : {}, path + field)
}

export const setSummary = (set: QuestionSetInList): QuestionSetSummary => ({
  id: set.id,
  title: set.title,
  description: set.description,
  totalQuestions: set.totalQuestions,
  subject: set.subject,
  gradeLevel: set.gradeLevel,
  difficultyLevel: set.difficultyLevel,
  careerId: set.careerId,
  ...(set.careerTitle === null ? {} : { careerTitle: set.careerTitle }),
  careerSector: set.careerSector,
  questionSetType: set.questionSetType,
  isPublic: set.isPublic,
  isVerified: set.isVerified,
  isMine: set.right === 'creator',
  isFavourite: set.isFavourite,
  right: set.right,
  updatedAt: set.updatedAt,
  timesPlayed: set.timesPlayed,
  averageScore: set.averageScore,
  tags: set.tags,
  businessDrivers: set.businessDrivers,
  kinds: set.kinds,
  ...reviewOf(set),
  ...(set.openReports > 0 ? { openReports: set.openReports } : {}),
})

/** For those who write it. */
function reviewOf({ right, review, reviewReason: reason }: QuestionSetInList) {
  if (right === 'reader' || review === null || review === 'approved') return {}
  // Pages of before know no other state.
  if (review === 'removed') return { review: { state: 'hidden', reason, isRemoved: true } } as const
  return { review: { state: review, reason } }
}

/** The one reader of solutions, for the app and for courses; a set that others keep private is none. */
export async function setDetail(db: Db, id: string, profileId: string): Promise<QuestionSetDetail> {
  const set = await findListedSet(db, id, profileId)
  if (!set) throw new AppError('question_set_not_found')
  const questions = await listQuestions(db, id)
  return { ...setSummary(set), questions: questions.map(editableQuestion) }
}

export const editableQuestion = (question: Question): EditableQuestion => ({
  id: question.id,
  orderIndex: question.orderIndex,
  kind: question.kind,
  questionText: question.questionText,
  imageUrl: question.imageUrl,
  imageAlt: question.imageAlt,
  options: question.options.map(({ text, isCorrect }) => ({ text, isCorrect })),
  shape: question.shape,
  solution: question.solution,
  points: question.points,
  timeLimitSeconds: question.timeLimitSeconds,
  difficulty: question.difficulty,
  businessDriver: question.businessDriver,
  explanation: question.explanation,
})
