import type { Json } from '@pathquest/core/json'
import type { KindQuestion } from '../../harness/database'
import { newWord } from './canaries'

const trees = ['Alder', 'Birch', 'Cedar', 'Douglas fir', 'Elm', 'Fir']
const tools = ['Compass', 'Ladder', 'Microscope', 'Whisk', 'Lathe']

/** Two solutions of each question: of a game, and of its twin. */
const solutions = {
  choice: [1, 2],
  several: [
    [0, 2, 5],
    [1, 3, 4],
  ],
  number: [
    { value: 417283.25, tolerance: 2500.5, near: 7001.5 },
    { value: 608194.75, tolerance: 1500.5, near: 9001.5 },
  ],
  order: [
    [3, 0, 4, 1, 5, 2],
    [5, 2, 0, 3, 1, 4],
  ],
  match: [
    [2, 4, 0, 3, 1],
    [1, 3, 4, 0, 2],
  ],
  last: [3, 0],
} satisfies Record<string, [Json, Json]>

/** A question of every kind, with words in its solution that are nowhere else. */
export function sevenKinds(twin: 0 | 1): KindQuestion[] {
  const of = (name: keyof typeof solutions) => solutions[name][twin] as Json
  const typed = { accepted: [newWord(), newWord()] }
  const scale = { min: 0, max: 1_000_000, step: 1_000, unit: '' }
  const questions: Omit<KindQuestion, 'text' | 'explanation'>[] = [
    { kind: 'choice', shape: trees.slice(0, 4), solution: of('choice') },
    { kind: 'several', shape: trees, solution: of('several') },
    { kind: 'typed', shape: {}, solution: typed },
    { kind: 'number', shape: scale, solution: of('number') },
    { kind: 'order', shape: trees, solution: of('order') },
    { kind: 'match', shape: { left: trees.slice(0, 5), right: tools }, solution: of('match') },
    { kind: 'poll', shape: { options: trees.slice(0, 3), asksWhy: true }, solution: null },
    // A mode that takes choices alone has two questions.
    { kind: 'choice', shape: tools.slice(0, 4), solution: of('last') },
  ]
  return questions.map((question, index) => ({
    ...question,
    text: `Question ${index + 1} asks for a ${question.kind}`,
    explanation: `Because ${newWord()}.`,
  }))
}
