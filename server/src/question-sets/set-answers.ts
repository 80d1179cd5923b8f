import type { EditableQuestion, QuestionSetDetail, QuestionSetSummary } from '@pathquest/core'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { findListedSet, type QuestionSetInList } from './store/listed-sets'
import { listQuestions, type Question } from './store/questions'

export const setSummary = (set: QuestionSetInList): QuestionSetSummary => ({
  id: set.id,
  title: set.title,
  description: set.description,
  totalQuestions: set.totalQuestions,
  subject: set.subject,
  gradeLevel: set.gradeLevel,
  difficultyLevel: set.difficultyLevel,
  careerId: set.careerId,
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
