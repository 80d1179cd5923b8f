import { CAREER_SECTORS, type CareerSector } from '../careers/career-choices'
import type { FieldErrors } from '../errors'
import { isVisible, visibleLength } from '../visible-text'
import {
  type Difficulty,
  SET_TAG_LENGTH_MAX,
  SET_TAGS_MAX,
  SET_TITLE_MIN,
  SUBJECTS,
} from './set-choices'

/** The set editor's fields, as `QuestionSetDraft` carries them. */
export interface SetFields {
  title: string
  description: string | null
  subject: string
  careerSector: CareerSector | null
  careerId: string | null
  gradeLevel: number[]
  difficultyLevel: Difficulty
  isPublic: boolean
  tags: string[]
}

export const NEW_SET: SetFields = {
  title: '',
  description: null,
  subject: '',
  careerSector: null,
  careerId: null,
  gradeLevel: [],
  difficultyLevel: 'medium',
  isPublic: false,
  tags: [],
}

/** Texts trimmed, empty ones null, grades sorted and each once, tags without empties and repeats. */
export function tidySet<Fields extends SetFields>(fields: Fields): Fields {
  return {
    ...fields,
    title: fields.title.trim(),
    description: fields.description?.trim() || null,
    gradeLevel: [...new Set(fields.gradeLevel)].sort((a, b) => a - b),
    tags: tidyTags(fields.tags),
  }
}

/** From text typed into one field. */
export const splitTags = (text: string): string[] => tidyTags(text.split(','))

const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter(isVisible)),
]

/** The rules of the specification, for a tidied set. */
export function validateSet(
  set: SetFields,
): FieldErrors<'title' | 'subject' | 'gradeLevel' | 'tags'> {
  const length = visibleLength(set.title)
  return {
    ...(length === 0
      ? { title: 'set_title_required' }
      : length < SET_TITLE_MIN && { title: 'set_title_short' }),
    ...(!SUBJECTS.some((subject) => subject === set.subject) && {
      subject: 'set_subject_required',
    }),
    ...(set.gradeLevel.length === 0 && { gradeLevel: 'set_grades_required' }),
    ...((set.tags.length > SET_TAGS_MAX ||
      set.tags.some((tag) => tag.length > SET_TAG_LENGTH_MAX)) && { tags: 'set_tags_limit' }),
  }
}

/** A sector from a form; an unknown one becomes null. */
export const readSector = (text: string): CareerSector | null =>
  CAREER_SECTORS.find((sector) => sector === text) ?? null
