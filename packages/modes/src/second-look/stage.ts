import { optionLetter } from '@pathquest/ui/art/AnswerShape'
import type { QuestionStage } from '@pathquest/ui/question/question-stage'
import type { WatchedLook } from './views'

/** The question of a phase as the components of its kind draw an open one. */
export function askedStage({ asked, phase }: WatchedLook): QuestionStage | null {
  if (!asked || !phase) return null
  return {
    name: 'question',
    ...asked,
    deadline: null,
    limitMs: null,
    answeredCount: phase.chosen,
    presentCount: phase.present,
    yourAnswer: null,
    yourVerdict: null,
  }
}

/** "A 3, B 1": the ridge in words. */
export const spreadText = (counts: readonly number[], mine: number | null, own: string): string =>
  counts.map((count, i) => `${optionLetter(i)} ${count}${i === mine ? ` (${own})` : ''}`).join(', ')
