import { solutionOf } from '@pathquest/core/questions/documented-fields'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import { dressesOf } from './canaries'

/** By what the solution of a question is recognized. */
export interface Hidden {
  id: string
  kind: string
  /** As they are in the result, if the search works. */
  plain: string[]
  /** In any encoding. */
  dresses: string[]
  /** A number as such: in longer numbers it means nothing. */
  number: RegExp | null
}

/** Shorter lists, and smaller numbers, are in many messages. */
const PLACES_MIN = 3
const NUMBER_MIN = 1_000

export const hiddenOf = (question: KeyedQuestion): Hidden => {
  const solution = solutionOf(question)
  const json = JSON.stringify(solution)
  const words = `${question.explanation} ${json}`.match(/canary[0-9a-f]+/g) ?? []
  const isList = Array.isArray(solution) && solution.length >= PLACES_MIN
  const value = question.kind === 'number' ? (solution as { value: number }).value : null
  const of = [...(isList ? [json] : []), ...(value === null ? [] : [`"value":${value}`])]
  return {
    id: question.id,
    kind: question.kind,
    plain: [...words, ...of],
    dresses: [...words.flatMap(dressesOf), ...of],
    number: value !== null && Math.abs(value) >= NUMBER_MIN ? numberIn(value) : null,
  }
}

/** This number, and no part of another one. */
export const numberIn = (value: number) =>
  new RegExp(`(?<![\\d.])${String(value).replace('.', '\\.')}(?![\\d.])`)

/** A player's own answer may be right, and the time for a question may be any number. */
const own = /"(yourAnswer|limitMs)":(\[[^\]]*\]|[^,}]*)/g

export const withoutOwn = (text: string) => text.replace(own, '')

/** What a text, without the recipient's own answer, has of a solution. */
export const isToldBy = (text: string, { dresses, number }: Hidden) =>
  dresses.some((dress) => text.includes(dress)) || (number?.test(text) ?? false)

/** The right answer in the format of a move; null: there is none. */
export function rightAnswer({ kind, ...question }: KeyedQuestion) {
  const solution = solutionOf({ kind, ...question })
  if (kind === 'typed') return (solution as { accepted: string[] }).accepted[0] ?? null
  if (kind === 'number') return (solution as { value: number }).value
  return solution
}
