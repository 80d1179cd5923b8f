import { defineKind } from '@pathquest/core/kinds/kind'
import * as z from 'zod'
import { readLine } from '../typed-line'
import { TYPED_ANSWER_MAX } from './form'
import { isAccepted } from './spelling'

/** Nothing but the question is shown; an object, so that hints can be added. */
const Shape = z.object({})
const Solution = z.object({ accepted: z.array(z.string()).min(1) })
type Solution = z.infer<typeof Solution>

const GUESSES = ['teacher', 'a nurse', 'engineer', 'no idea', 'designer', 'the pilot'] as const

const isRight = (text: string, solution: Solution | null): boolean =>
  solution?.accepted.some((accepted) => isAccepted(text, accepted)) ?? false

/** A short text, judged by its words: see `spelling.ts` for what is forgiven. */
export const kind = defineKind<z.infer<typeof Shape>, Solution, string>({
  id: 'typed',
  readShape: (shape) => Shape.parse(shape),
  readSolution: (solution) => Solution.nullable().parse(solution),
  readAnswer: (answer) => readLine(answer, TYPED_ANSWER_MAX) || null,
  judge: (_, solution, answer) => (solution === null ? null : isRight(answer, solution) ? 1 : 0),
  accept: ({ accepted }, answer) => ({ accepted: [...accepted, answer] }),
  /** What pupils typed is for the host alone. */
  count: (_, answers) => ({ answers: answers.length }),
  /** Each text with its count, the most frequent first; spellings that differ by case are one. */
  countForHost: (_, answers, solution) => {
    const found = new Map<string, { text: string; count: number; isRight: boolean }>()
    for (const text of answers) {
      const key = text.toLowerCase()
      const known = found.get(key)
      if (known) known.count++
      else found.set(key, { text, count: 1, isRight: isRight(text, solution) })
    }
    return [...found.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
  },
  bot: (_, random) => GUESSES[Math.floor(random() * GUESSES.length)] as string,
})
