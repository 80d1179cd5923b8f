import type { GameSetup } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { takesKind } from '../catalogue'
import { gameMode } from '../game-rules'

type Question = GameSetup['questions'][number]

/** Sessions with these seeds have questions of every kind. */
export const SEEDS = [1, 2, 3, 4, 5, 6]

const OF_A_SESSION = 3
const things = ['Saw', 'Lathe', 'Drill']

/** Besides two choices; right often enough by chance. */
const OTHERS: readonly Partial<Question>[] = [
  { correctIndex: null },
  { kind: 'several', shape: ['Oak', 'Steel', 'Ash', 'Glass'], solution: [0, 2] },
  { kind: 'typed', shape: {}, solution: { accepted: ['teacher', 'a nurse'] } },
  {
    kind: 'number',
    shape: { min: 0, max: 100, step: 10, unit: '%' },
    solution: { value: 40, tolerance: 10, near: 20 },
  },
  { kind: 'order', shape: things, solution: [2, 0, 1] },
  {
    kind: 'match',
    shape: { left: things, right: ['Wood', 'Metal', 'Stone'] },
    solution: [1, 0, 2],
  },
  { kind: 'poll', shape: { options: ['Inside', 'Outside'], asksWhy: true }, solution: null },
]

/** Of the kinds that the mode takes; surveys and polls are among them. */
export function sessionQuestions(mode: string, seed = 1): Question[] {
  const { manifest } = gameMode(mode)
  const others = Array.from({ length: OF_A_SESSION }, (_, i) => {
    const change = OTHERS[(seed * OF_A_SESSION + i) % OTHERS.length] as Partial<Question>
    const { kind = 'choice' } = change
    if (!takesKind(manifest, kind)) return testQuestion(i + 1)
    const own = kind === 'choice' ? {} : { options: [], correctIndex: null }
    return testQuestion(i + 1, { ...own, ...change })
  })
  return [testQuestion(0), ...others, testQuestion(4, { points: 25 })]
}

type Alter = (question: Question) => Partial<Question>

const listOf = ({ solution }: Question) => solution as number[]

/** Another solution to the same question, by its kind. */
const ANOTHER: Readonly<Record<string, Alter>> = {
  choice: ({ correctIndex }) => ({
    correctIndex: correctIndex === null ? 1 : (correctIndex + 2) % 4,
  }),
  several: (question) => ({
    solution: [...(question.shape as string[]).keys()].filter(
      (place) => !listOf(question).includes(place),
    ),
  }),
  typed: () => ({ solution: { accepted: ['designer'] } }),
  // At the other end of the scale.
  number: ({ shape, solution }) => {
    const { min, max } = shape as { min: number; max: number }
    const { value } = solution as { value: number }
    return { solution: { ...(solution as object), value: min + max - value } }
  },
  order: (question) => ({ solution: [...listOf(question)].reverse() }),
  match: (question) => ({ solution: listOf(question).map((place) => (place + 1) % things.length) }),
  poll: () => ({}),
}

/** The same questions; one of them has another solution and explanation. */
export const withOtherSolution = (questions: readonly Question[], changed: number): Question[] =>
  questions.map((question, index) => {
    if (index !== changed) return question
    const another = ANOTHER[question.kind]
    if (!another) throw new Error(`no other solution to a question of ${question.kind}`)
    return { ...question, explanation: 'canary-of-another', ...another(question) }
  })
