import { type Refusal, refuse } from '@pathquest/core/errors/refusal'
import type { Manifest } from '@pathquest/core/modes/manifest'
import type { BusinessDriver } from '@pathquest/core/question-sets/set-choices'
import { questionsFor } from './catalogue'

/** The part of a set that a game is made of; everything absent or null: all of it. */
export interface QuestionChoice {
  /** Picked by hand, in the order of play. */
  questionIds?: readonly string[]
  businessDriver?: BusinessDriver | null
  /** As many from the beginning of what is left. */
  firstQuestions?: number
}

interface Choosable {
  id: string
  kind: string
  businessDriver: BusinessDriver | null
}

/**
 * The questions of a game, in order. `isLenient` leaves out picked ones that are gone: a game
 * played again is made of what there is. Never empty.
 */
export function chooseQuestions<Q extends Choosable>(
  set: readonly Q[],
  { questionIds, businessDriver, firstQuestions }: QuestionChoice,
  manifest: Pick<Manifest, 'kinds'> | undefined,
  isLenient = false,
): { ok: true; questions: Q[] } | Refusal {
  if (set.length === 0) return refuse('no_questions')
  const picked = questionIds ? byId(set, questionIds) : [...set]
  const areGone = questionIds !== undefined && picked.length < new Set(questionIds).size
  if (picked.length === 0 || (areGone && !isLenient)) return refuse('questions_not_in_set')
  const driven = businessDriver
    ? picked.filter((question) => question.businessDriver === businessDriver)
    : picked
  if (driven.length === 0) return refuse('driver_not_in_set')
  const played = manifest ? questionsFor(manifest, driven) : []
  if (played.length === 0) return refuse('kinds_not_for_mode')
  return { ok: true, questions: played.slice(0, firstQuestions) }
}

/** Each once, however often it is named. */
function byId<Q extends Choosable>(set: readonly Q[], ids: readonly string[]): Q[] {
  const known = new Map(set.map((question) => [question.id, question]))
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
}
