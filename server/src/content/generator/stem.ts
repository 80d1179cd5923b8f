import type { BusinessDriver, Difficulty } from '@pathquest/core/question-sets/set-choices'
import type { Writing } from './writing'
import type { Draft, QuestionKind } from './written-set'

/** What a set draws its stems from in turn, so that no set asks about pay alone. */
export type StemTopic =
  | 'tasks'
  | 'place'
  | 'names'
  | 'neighbors'
  | 'cluster'
  | 'pay'
  | 'jobs'
  | 'education'
  | 'interest'
  | 'ways'
  | 'opinion'

/** A form of question, in several wordings. `{x}` is "an electrician". */
export interface Stem {
  id: string
  topic: StemTopic
  kind: QuestionKind
  driver: BusinessDriver
  difficulty: Difficulty
  wordings: readonly string[]
  /** Null where nothing may be asked: a figure is unknown, or too few options are clearly wrong. */
  write(writing: Writing): Draft | null
}
