import type { Json } from '@pathquest/core/json'
import type { HostView } from '@pathquest/core/rooms/views'
import { choicesOf } from '@pathquest/modes/one-device'
import { useState } from 'react'
import type { HostExtra } from '../live/live-game'

/** What the host has marked of the open question of a game without phones; sent with the next step. */
export interface Marks {
  /** What a class can choose from, where it is counted. */
  choices: readonly Json[]
  /** Of each choice. */
  counts: readonly number[]
  setCount: (choice: number, count: number) => void
  /** By team. */
  answers: ReadonlyMap<string, Json>
  setAnswer: (playerId: string, answer: Json) => void
  /** More hands than there are students. */
  isTooMany: boolean
  /** The fields of `mark_answers`. */
  command: HostExtra
}

interface Marked {
  beat: number
  counts: readonly number[]
  answers: ReadonlyMap<string, Json>
}

const NOTHING = { counts: [], answers: new Map<string, Json>() }

/** null: nothing can be marked now. Each question begins with nothing marked. */
export function useMarks(view: HostView | null): Marks | null {
  const [marked, setMarked] = useState<Marked>({ beat: -1, ...NOTHING })
  const stage = view?.stage
  const oneDevice = view?.game.oneDevice
  if (!view || !oneDevice || stage?.name !== 'question') return null
  const { beat } = view.game
  const current = marked.beat === beat ? marked : { beat, ...NOTHING }
  const isCounted = oneDevice.answers !== 'teams'
  const choices = isCounted ? choicesOf(stage.question) : []
  const counts = choices.map((_, choice) => current.counts[choice] ?? 0)
  const { answers } = current
  return {
    choices,
    counts,
    setCount: (choice, count) =>
      setMarked({ ...current, counts: counts.map((one, i) => (i === choice ? count : one)) }),
    answers,
    setAnswer: (playerId, answer) =>
      setMarked({ ...current, answers: new Map(answers).set(playerId, answer) }),
    isTooMany: counts.reduce((sum, count) => sum + count, 0) > oneDevice.count,
    command: {
      questionId: stage.question.id,
      ...(isCounted
        ? { counts: choices.map((answer, choice) => ({ answer, count: counts[choice] ?? 0 })) }
        : {
            marks: [...answers].flatMap(([playerId, answer]) =>
              answer === null ? [] : [{ playerId, answer }],
            ),
          }),
    },
  }
}
