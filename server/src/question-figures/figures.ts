import type { QuestionFigures } from '@pathquest/core'
import {
  EVERYBODY_RIGHT_FROM,
  FIGURES_FROM_ANSWERS,
  NOBODY_RIGHT_UP_TO,
  QUESTION_FLAWS,
  type QuestionFlaw,
} from '@pathquest/core/question-sets/question-figures'
import { contentHash } from './content-hash'
import type { QuestionWithFigures, StoredFigures } from './store/question-figures'

/** Whether they are of the text that the question has now. */
export const areCurrent = ({ figures, question }: QuestionWithFigures): boolean =>
  figures.contentHash === contentHash(question)

export function questionFigures(stored: StoredFigures): QuestionFigures {
  const { questionId, answers, shares } = stored
  const rightShare = shareOf(shares, answers)
  const upper = shareOf(stored.upperShares, stored.upperAnswers)
  const lower = shareOf(stored.lowerShares, stored.lowerAnswers)
  const isCompared = upper !== null && lower !== null
  const discrimination = isCompared ? rounded(upper - lower) : null
  return {
    questionId,
    answers,
    rightShare,
    upperRightShare: isCompared ? upper : null,
    lowerRightShare: isCompared ? lower : null,
    discrimination,
    flaws: flawsOf({ rightShare, discrimination }),
  }
}

/** null: too few answers to say it. */
const shareOf = (shares: number, answers: number): number | null =>
  answers < FIGURES_FROM_ANSWERS ? null : rounded(shares / answers)

/** Sums of thirds are never quite equal. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

function flawsOf({
  rightShare,
  discrimination,
}: Pick<QuestionFigures, 'rightShare' | 'discrimination'>): QuestionFlaw[] {
  const is: Record<QuestionFlaw, boolean> = {
    misleads: discrimination !== null && discrimination < 0,
    nobody_right: rightShare !== null && rightShare <= NOBODY_RIGHT_UP_TO,
    everybody_right: rightShare !== null && rightShare >= EVERYBODY_RIGHT_FROM,
  }
  return QUESTION_FLAWS.filter((flaw) => is[flaw])
}

/** The most serious flaw first, then those with most answers behind them. */
export const mostSeriousFirst = (a: QuestionFigures, b: QuestionFigures): number =>
  seriousness(a) - seriousness(b) || b.answers - a.answers

const seriousness = ({ flaws: [first] }: QuestionFigures): number =>
  first === undefined ? QUESTION_FLAWS.length : QUESTION_FLAWS.indexOf(first)
