import { type Refusal, refuse } from '@pathquest/core/errors/problem'
import type { Manifest } from '@pathquest/core/modes/manifest'
import type { BusinessDriver } from '@pathquest/core/question-sets/set-choices'
import type { OneDeviceAnswers } from '@pathquest/core/rooms/game-choices'
import { questionsFor } from './catalogue'
import { takesAnswers } from './one-device'

/** Which questions of a set a game uses; all absent or null: all of it. */
export interface QuestionChoice {
  /** Picked by hand, in the order of play. */
  questionIds?: readonly string[]
  businessDriver?: BusinessDriver | null
  /** Only the first N of those that remain after the other filters. */
  firstQuestions?: number
  /** Played without phones: only what can be answered so. */
  oneDevice?: OneDeviceAnswers | undefined
}

interface Choosable {
  id: string
  kind: string
  options?: unknown
  shape?: unknown
  businessDriver: BusinessDriver | null
}

/**
 * The questions of a game, in order. `isLenient` leaves out picked ones that were deleted: a game
 * played again uses what still exists. Never empty.
 */
export function chooseQuestions<Q extends Choosable>(
  set: readonly Q[],
  { questionIds, businessDriver, firstQuestions, oneDevice }: QuestionChoice,
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
  const taken = manifest ? questionsFor(manifest, driven) : []
  const played = oneDevice ? taken.filter((one) => takesAnswers(oneDevice, one)) : taken
  if (played.length === 0) return refuse('kinds_not_for_mode')
  return { ok: true, questions: played.slice(0, firstQuestions) }
}

/** Each once, however often it is named. */
function byId<Q extends Choosable>(set: readonly Q[], ids: readonly string[]): Q[] {
  const known = new Map(set.map((question) => [question.id, question]))
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
}
