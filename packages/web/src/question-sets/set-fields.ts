import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { readSector, type SetFields, splitTags } from '@pathquest/core/question-sets/set-form'

/** The set editor's state: every answer as its control shows it. */
export interface SetForm {
  title: string
  description: string
  subject: string
  careerSector: string
  /** Title of a career, as typed. */
  career: string
  gradeLevel: number[]
  difficultyLevel: SetFields['difficultyLevel']
  tags: string
  isPublic: boolean
}

/** Titles of careers by id. */
export type CareerTitles = ReadonlyMap<string, string>

export const toSetForm = (set: SetFields, careers: CareerTitles): SetForm => ({
  title: set.title,
  description: set.description ?? '',
  subject: set.subject,
  careerSector: set.careerSector ?? '',
  career: set.careerId === null ? '' : (careers.get(set.careerId) ?? ''),
  gradeLevel: set.gradeLevel,
  difficultyLevel: set.difficultyLevel,
  tags: set.tags.join(', '),
  isPublic: set.isPublic,
})

/** `careerId` undefined: the typed text is not a career. */
export const toSetFields = (form: SetForm, careers: CareerTitles) => ({
  title: form.title,
  description: form.description,
  subject: form.subject,
  careerSector: readSector(form.careerSector),
  careerId: careerIdOf(form.career, careers),
  gradeLevel: form.gradeLevel,
  difficultyLevel: form.difficultyLevel,
  tags: splitTags(form.tags),
  isPublic: form.isPublic,
})

function careerIdOf(typed: string, careers: CareerTitles): string | null | undefined {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return null
  for (const [id, title] of careers) if (title.toLowerCase() === wanted) return id
  return undefined
}

/** The editable fields of a listed set. */
export const setFieldsFrom = (set: QuestionSetSummary): SetFields => ({
  title: set.title,
  description: set.description,
  subject: set.subject,
  careerSector: readSector(set.careerSector ?? ''),
  careerId: set.careerId,
  gradeLevel: set.gradeLevel,
  difficultyLevel: set.difficultyLevel,
  tags: set.tags,
  // The author's choice, also while it waits for an administrator.
  isPublic: set.isPublic || set.review?.state === 'waiting' || set.review?.state === 'asked',
})
