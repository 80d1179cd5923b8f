import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { readSector, type SetFields, splitTags } from '@pathquest/core/question-sets/set-form'

/** What the editor of a set holds: every answer as its control shows it. */
export interface SetForm {
  title: string
  description: string
  subject: string
  careerSector: string
  /** Title of a career, as it is typed. */
  career: string
  gradeLevel: number[]
  difficultyLevel: SetFields['difficultyLevel']
  tags: string
  isPublic: boolean
}

/** Titles of careers by id. */
export type CareerTitles = ReadonlyMap<string, string>

export const setFormOf = (set: SetFields, careers: CareerTitles): SetForm => ({
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

/** `careerId` undefined: what is typed is no career. */
export const setFieldsOf = (form: SetForm, careers: CareerTitles) => ({
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

/** The fields of a listed set that its editor changes. */
export const fieldsOfSet = (set: QuestionSetSummary): SetFields => ({
  title: set.title,
  description: set.description,
  subject: set.subject,
  careerSector: readSector(set.careerSector ?? ''),
  careerId: set.careerId,
  gradeLevel: set.gradeLevel,
  difficultyLevel: set.difficultyLevel,
  tags: set.tags,
  // What its author asked for, also while it waits for an administrator.
  isPublic: set.isPublic || set.review?.state === 'waiting' || set.review?.state === 'asked',
})
