import { type QuestionDraft, type QuestionSetDraft, tidySet, validateSet } from '@pathquest/core'
import type { ErrorCode } from '@pathquest/core/errors'
import { SET_TAG_LENGTH_MAX, SET_TAGS_MAX } from '@pathquest/core/question-sets/set-choices'
import { kindError } from '@pathquest/kinds/check-kind'
import { tidyQuestion, validateQuestion, writtenFields } from '@pathquest/kinds/question-form'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { isCareer } from './store/careers'
import { findMissingImage } from './store/images'
import type { QuestionContent } from './store/questions'

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
