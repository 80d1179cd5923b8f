import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { readSector, type SetFields, splitTags } from '@pathquest/core/question-sets/set-form'
import { type ChosenCareer, NO_CAREER } from './chosen-career'

/** The set editor's state: every answer as its control shows it. */
export interface SetForm {
  title: string
  description: string
  subject: string
  careerSector: string
  career: ChosenCareer
  gradeLevel: number[]
  difficultyLevel: SetFields['difficultyLevel']
  tags: string
  isPublic: boolean
}

export const toSetForm = (set: SetFields, careerTitle = ''): SetForm => ({
  title: set.title,
  description: set.description ?? '',
  subject: set.subject,
  careerSector: set.careerSector ?? '',
  career: set.careerId === null ? NO_CAREER : { id: set.careerId, typed: careerTitle },
  gradeLevel: set.gradeLevel,
  difficultyLevel: set.difficultyLevel,
  tags: set.tags.join(', '),
  isPublic: set.isPublic,
})

export const toSetFields = ({ career, ...form }: SetForm): SetFields => ({
  title: form.title,
  description: form.description,
  subject: form.subject,
  careerSector: readSector(form.careerSector),
  careerId: career.id || null,
  gradeLevel: form.gradeLevel,
  difficultyLevel: form.difficultyLevel,
  tags: splitTags(form.tags),
  isPublic: form.isPublic,
})

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
