import type { Json } from '@pathquest/core/json'
import { shapeOf, solutionOf } from '@pathquest/core/questions/documented-fields'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import { findForm } from './catalogue'

/** How a class answered one question on paper, as its teacher counts it. */
export interface PaperCount {
  /** How many chose each option; where several may be ticked, how many ticked each. */
  options?: readonly number[] | undefined
  right?: number | undefined
  wrong?: number | undefined
}

type Asked = Pick<KeyedQuestion, 'kind' | 'options' | 'shape' | 'correctIndex' | 'solution'>

/** What there is to count. */
export interface CountedParts {
  /** `one`: each paper has one option; `ticks`: any number of them; null: none can be counted. */
  options: 'one' | 'ticks' | null
  /** How many options. */
  optionCount: number
  /** For each option whether it is right; empty where none is known. */
  isRight: readonly boolean[]
}

export function countedParts(question: Asked): CountedParts {
  const form = findForm(question.kind)
  const shape = shapeOf(question) as Json
  const tally = form?.tally ?? form?.counted
  const options = tally?.({ shape, solution: solutionOf(question) }, null) ?? []
  const choices = form?.choices?.(shape)
  const isRight = options.map((one) => one.isRight)
  if (choices) return { options: 'one', optionCount: choices.length, isRight }
  if (!form?.counted) return { options: null, optionCount: 0, isRight: [] }
  return { options: 'ticks', optionCount: options.length, isRight }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** On how many papers the question was answered. */
export const answeredPapers = ({ options }: CountedParts, count: PaperCount): number =>
  options === 'one' ? sum(count.options ?? []) : (count.right ?? 0) + (count.wrong ?? 0)

export type PaperFault = 'paper_counts_many' | 'paper_counts_incomplete' | 'paper_ticks_differ'

/** Why these counts cannot be of so many papers; undefined: they can. */
export function paperFault(
  parts: CountedParts,
  count: PaperCount,
  papers: number,
): PaperFault | undefined {
  const { options, optionCount, isRight } = parts
  const counted = count.options
  if (counted && counted.length !== optionCount) return 'paper_counts_incomplete'
  if (
    options === 'one'
      ? count.right || count.wrong
      : (count.right === undefined) !== (count.wrong === undefined)
  ) {
    return 'paper_counts_incomplete'
  }
  const answered = answeredPapers(parts, count)
  if (answered > papers) return 'paper_counts_many'
  if (options === 'one' || !counted || sum(counted) === 0) return undefined
  const fits = counted.every((ticks, place) =>
    isRight[place] ? ticks >= (count.right ?? 0) && ticks <= answered : ticks <= (count.wrong ?? 0),
  )
  return fits ? undefined : 'paper_ticks_differ'
}
