import type { ImportedSet, QuestionDraft } from '@pathquest/core/contracts'
import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import {
  DIFFICULTIES,
  GRADES,
  SET_DESCRIPTION_MAX,
  SET_TAG_LENGTH_MAX,
  SET_TAGS_MAX,
  SUBJECTS,
} from '@pathquest/core/question-sets/set-choices'
import { oneLine, tidy } from './plain-text'

/** A set as a teacher exports it. */
export interface ExportedSet extends ImportedSet {
  title: string
  questions: QuestionDraft[]
}

/** A question with its answer as the kind tells it to files. */
export type WrittenQuestion = QuestionDraft & { answer: FileAnswer }

/** A set as a format writes it: only questions that the format has a form for. */
export interface WrittenSet extends ExportedSet {
  questions: WrittenQuestion[]
}

/** What a file says about the set, as it stands there. */
export interface FoundSet {
  description: string
  subject: string
  grades: readonly string[]
  difficulty: string
  tags: readonly string[]
}

/** Within every limit; what is none of our subjects, grades and levels is left out. */
export function toSet({ description, subject, grades, difficulty, tags }: FoundSet): ImportedSet {
  const same = (value: string) => (one: string) => one.toLowerCase() === value.trim().toLowerCase()
  const written = tags.map((tag) => oneLine(tag).slice(0, SET_TAG_LENGTH_MAX).trim())
  return {
    description: tidy(tidy(description).slice(0, SET_DESCRIPTION_MAX)) || null,
    subject: SUBJECTS.find(same(subject)) ?? '',
    gradeLevel: GRADES.filter((grade) => grades.some((one) => Number(one) === grade)),
    difficultyLevel: DIFFICULTIES.find(same(difficulty)) ?? 'medium',
    tags: [...new Set(written.filter((tag) => tag !== ''))].slice(0, SET_TAGS_MAX),
  }
}
