import { type GameSettings, questionKind, type Random, shuffled } from '@pathquest/game-core'
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
  { kind: id = 'choice', options, shape, solution }: GameQuestionCopy,
  random: Random,
): Partial<GameQuestionCopy> {
  const kind = questionKind(id)
  if (!kind.shuffle) return {}
  const isChoice = id === 'choice'
  const right = options.findIndex((option) => option.isCorrect)
  const asked = kind.readShape(isChoice ? options.map(({ text }) => text) : shape)
  const key = kind.readSolution(isChoice ? (right === -1 ? null : right) : solution, asked)
  const moved = kind.shuffle(asked, key, random)
  if (!isChoice) return moved as Pick<GameQuestionCopy, 'shape' | 'solution'>
  return {
    options: (moved.shape as readonly string[]).map((text, index) => ({
      text,
      isCorrect: index === moved.solution,
    })),
  }
}
