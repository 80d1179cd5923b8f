import { hashText } from '@pathquest/core/random'
import { CareerIndex } from './career-index'
import { writeCareerSet } from './career-set'
import type { CareerSource } from './career-source'
import { Ledger } from './ledger'
import { Writing } from './writing'
import type { WrittenQuestion, WrittenSet } from './written-set'

/** Questions that were written by hand for a career whose set is completed. */
export interface CareerQuestions {
  careerId: string
  questions: readonly WrittenQuestion[]
}

export interface GeneratedSets {
  sets: WrittenSet[]
  /** The stem of each generated question, by its id. */
  stems: ReadonlyMap<string, string>
}

/**
 * A set for every career that has none, the same ones for the same careers. Careers are taken in
 * an order that mixes clusters, so that wrong options that run out do so everywhere alike.
 */
export function generateSets(
  careers: readonly CareerSource[],
  withSets: ReadonlySet<string>,
  byHand: readonly CareerQuestions[],
): GeneratedSets {
  const index = new CareerIndex(careers)
  const ledger = new Ledger()
  const questionsOf = new Map(byHand.map(({ careerId, questions }) => [careerId, questions]))
  const stems = new Map<string, string>()
  const missing = index.all
    .filter(({ id }) => !withSets.has(id))
    .map((career) => ({ career, place: hashText(career.id) }))
    .sort((a, b) => a.place - b.place)
  const sets = missing.map(({ career }) => {
    const written = questionsOf.get(career.id) ?? []
    const made = writeCareerSet(new Writing(career, index, ledger), written)
    for (const [at, stem] of made.stems.entries()) {
      const question = made.set.questions[written.length + at]
      if (question) stems.set(question.id, stem)
    }
    return made.set
  })
  return { sets: sets.sort((a, b) => (a.id < b.id ? -1 : 1)), stems }
}
