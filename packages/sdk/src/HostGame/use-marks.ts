import type { Json } from '@pathquest/core/json'
import type { HostView, ToMark } from '@pathquest/core/rooms/views'
import { choicesOf } from '@pathquest/modes/one-device'
import { useState } from 'react'
import type { HostExtra } from '../live/live-game'

/** What goes with an answer, by the field's name. */
export type Beside = Readonly<Record<string, string>>

/** What a team says; `or`: the other move of this part. */
export interface TeamMark {
  answer?: Json
  beside?: Beside
  or?: true
}

/** What the host has marked in a game without phones; sent with the next step. */
export interface Marks {
  asked: ToMark
  /** What a class can choose from, where it is counted. */
  choices: readonly Json[]
  /** Of each choice. */
  counts: readonly number[]
  setCount: (choice: number, count: number) => void
  /** More hands than there are students. */
  isTooMany: boolean
  /** Of a class that is counted: with all of its answers. */
  beside: Beside
  setBeside: (name: string, value: string) => void
  teams: ReadonlyMap<string, TeamMark>
  setTeam: (playerId: string, change: TeamMark) => void
  /** The fields of `mark_answers`. */
  command: HostExtra
}

interface Marked {
  /** Of this step of the game: the next one begins with nothing marked. */
  beat: number
  counts: readonly number[]
  beside: Beside
  teams: ReadonlyMap<string, TeamMark>
}

const NOTHING = { counts: [], beside: {}, teams: new Map<string, TeamMark>() }

/** Whether a team has said something that can be sent. */
export const isSaid = (mark: TeamMark | undefined): boolean =>
  mark !== undefined && (mark.or === true || (mark.answer ?? null) !== null)

/** null: nothing can be marked now. */
export function useMarks(view: HostView | null): Marks | null {
  const [marked, setMarked] = useState<Marked>({ beat: -1, ...NOTHING })
  const asked = view?.toMark
  if (!view || !asked) return null
  const { beat } = view.game
  const current = marked.beat === beat ? marked : { beat, ...NOTHING }
  const { beside, teams } = current
  const choices = asked.players
    ? []
    : asked.question
      ? choicesOf(asked.question)
      : (asked.choices ?? []).map(({ value }) => value)
  const counts = choices.map((_, choice) => current.counts[choice] ?? 0)
  return {
    asked,
    choices,
    counts,
    setCount: (choice, count) =>
      setMarked({ ...current, counts: counts.map((one, i) => (i === choice ? count : one)) }),
    isTooMany: counts.reduce((sum, count) => sum + count, 0) > asked.count,
    beside,
    setBeside: (name, value) => setMarked({ ...current, beside: { ...beside, [name]: value } }),
    teams,
    setTeam: (playerId, mark) =>
      setMarked({ ...current, teams: new Map(teams).set(playerId, mark) }),
    command: {
      part: asked.part,
      questionId: asked.questionId,
      ...(asked.players
        ? { marks: [...teams].flatMap(([playerId, mark]) => sent(playerId, mark)) }
        : {
            counts: choices.map((answer, choice) => ({
              answer,
              count: counts[choice] ?? 0,
              ...withFields(beside),
            })),
          }),
    },
  }
}

const withFields = (beside: Beside = {}) => (Object.keys(beside).length > 0 ? { beside } : {})

function sent(playerId: string, mark: TeamMark): NonNullable<HostExtra['marks']> {
  const { answer, beside, or } = mark
  if (!isSaid(mark)) return []
  return [or ? { playerId, or } : { playerId, answer: answer as Json, ...withFields(beside) }]
}
