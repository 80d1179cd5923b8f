import { type Refusal, refuse } from '../errors'
import { readAnswer } from '../kinds'
import type { KeyedQuestion } from '../questions/questions'
import type { MoveField, MoveFields, MoveTable } from './manifest'

/** A move as it comes in: its name, its id and what it carries. */
export interface Move {
  /** Chosen by the client; the same id again gets the same answer. */
  id: string
  type: string
  [field: string]: unknown
}

/** What a move may name. */
export interface MoveScope {
  questions: readonly KeyedQuestion[]
  players: readonly { id: string }[]
  /** Who moves: nobody plays against themselves. */
  playerId: string
}

/** A move of untrusted input, read by its mode's table before a rule runs. */
export function readMove(
  table: MoveTable,
  { type, ...move }: Move,
  scope: MoveScope,
): { ok: true; move: { id: string } & Record<string, unknown> } | Refusal {
  const fields = Object.hasOwn(table, type) ? table[type] : undefined
  if (!fields) return refuse('move_unknown')
  const given: Record<string, unknown> = { ...move }
  const answerName = Object.keys(fields).find((name) => fields[name]?.kind === 'answer')
  // The documented field of an answer to a question with options.
  if (answerName !== undefined && !(answerName in given)) {
    given[answerName] = given.selectedOptionIndex
    delete given.selectedOptionIndex
  }
  for (const name of Object.keys(given)) {
    if (name !== 'id' && !Object.hasOwn(fields, name)) return refuse('bad_message')
  }
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const done = readField(field, given[name], {
      ...scope,
      question: questionOf(fields, given, scope),
    })
    if ('ok' in done) return done
    read[name] = done.value
  }
  return { ok: true, move: { ...read, id: move.id } }
}

function questionOf(fields: MoveFields, given: Record<string, unknown>, { questions }: MoveScope) {
  const name = Object.keys(fields).find((one) => fields[one]?.kind === 'question')
  return name === undefined ? undefined : questions.find(({ id }) => id === given[name])
}

function readField(
  field: MoveField,
  value: unknown,
  { questions, players, playerId, question }: MoveScope & { question: KeyedQuestion | undefined },
): { value: unknown } | Refusal {
  switch (field.kind) {
    case 'question':
      return questions.some(({ id }) => id === value) ? { value } : refuse('question_not_open')
    case 'answer': {
      const answer = question ? readAnswer(question, value) : null
      return answer === null ? refuse('option_not_found') : { value: answer }
    }
    case 'int':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
        ? { value }
        : refuse('bad_message')
    case 'player':
      return value !== playerId && players.some(({ id }) => id === value)
        ? { value }
        : refuse('player_not_found')
    case 'word':
      return field.of.includes(value as string) ? { value } : refuse('bad_message')
  }
}
