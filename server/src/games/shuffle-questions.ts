import {
  contentOf,
  DOCUMENTED_KIND,
  type GameSettings,
  type QuestionContent,
  type Random,
  shuffled,
  storedOf,
} from '@pathquest/core'
import { questionKind } from '@pathquest/kinds/rules'
import type { GameQuestionCopy } from './store/sessions'

type Shuffling = Pick<GameSettings, 'shuffleQuestions' | 'shuffleOptions'>

/** The game's copies in the order that everybody gets; what is right goes with its option. */
export function shuffleQuestions(
  questions: readonly GameQuestionCopy[],
  wish: Shuffling,
  random: Random,
): GameQuestionCopy[] {
  const ordered = wish.shuffleQuestions ? shuffled(questions, random) : [...questions]
  return wish.shuffleOptions
    ? ordered.map((question) => ({ ...question, ...shuffledParts(question, random) }))
    : ordered
}

/** As its kind does it; a kind without `shuffle` stays as it is. */
function shuffledParts(
  { kind: id = DOCUMENTED_KIND, options, shape = null, solution = null }: GameQuestionCopy,
  random: Random,
): Partial<GameQuestionCopy> {
  const kind = questionKind(id)
  if (!kind.shuffle) return {}
  const asked = contentOf({ kind: id, options, shape, solution })
  const read = kind.readShape(asked.shape)
  const moved = kind.shuffle(read, kind.readSolution(asked.solution, read), random)
  return storedOf(id, moved as QuestionContent)
}
