import { defineKind } from '@pathquest/core/kinds/kind'
import { z } from 'zod'
import { readLine } from '../typed-line'
import { TYPED_ANSWER_MAX } from './form'
import { manifest } from './manifest'
import { isAccepted } from './spelling'

/** Nothing but the question is shown; an object, so that hints can be added. */
const Shape = z.object({})
const Solution = z.object({ accepted: z.array(z.string()).min(1) })
type Solution = z.infer<typeof Solution>

const GUESSES = ['teacher', 'a nurse', 'engineer', 'no idea', 'designer', 'the pilot'] as const

/** A short text, judged by its words: see `spelling.ts` for what is forgiven. */
export const kind = defineKind<z.infer<typeof Shape>, Solution, string>({
  id: manifest.id,
  readShape: (shape) => Shape.parse(shape),
  readSolution: (solution) => Solution.nullable().parse(solution),
  readAnswer: (answer) => readLine(answer, TYPED_ANSWER_MAX) || null,
  judge: (_, solution, answer) => {
    if (solution === null) return null
    return solution.accepted.some((accepted) => isAccepted(answer, accepted)) ? 1 : 0
  },
  accept: ({ accepted }, answer) => ({ accepted: [...accepted, answer] }),
  /** Each text with its count, the most frequent first; spellings that differ by case are one. */
  count: (_, answers) => {
    const found = new Map<string, { text: string; count: number }>()
    for (const text of answers) {
      const key = text.toLowerCase()
      const known = found.get(key)
      if (known) known.count++
      else found.set(key, { text, count: 1 })
    }
    return [...found.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
  },
  bot: (_, random) => GUESSES[Math.floor(random() * GUESSES.length)] as string,
})
