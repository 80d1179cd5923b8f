import { REFLECTION_QUESTIONS, type ReflectionQuestion } from '@pathquest/core/plans/plan-limits'

/**
 * The question after a game: the same for everybody who was in it and whenever its results are
 * opened again, and another from game to game.
 */
export function reflectionQuestionOf(gameId: string): ReflectionQuestion {
  let sum = 0
  for (const char of gameId) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521
  return REFLECTION_QUESTIONS[sum % REFLECTION_QUESTIONS.length] ?? 'surprised'
}
