import { type Refusal, refuse } from '../errors'
import type { QuestionRules } from '../kinds/kind'
import type { KeyedQuestion } from '../questions/questions'
import type { MoveField, MoveFields, MoveTable } from './manifest'

/** A move as received: its name, its id and its fields. */
export interface Move {
  /** Chosen by the client; the same id again gets the same answer. */
  id: string
  type: string
  [field: string]: unknown
}

/** What a move may refer to. */
export interface MoveScope {
  questions: readonly KeyedQuestion[]
  players: readonly { id: string }[]
  /** The mover, who cannot be a target. */
  playerId: string
  readAnswer: QuestionRules['readAnswer']
}

/** The documented field of an answer to a question with options. */
const OPTION = 'selectedOptionIndex'

/** Validates an untrusted move by its mode's table before a rule runs. */
export function readMove(
  table: MoveTable,
  move: Move,
  scope: MoveScope,
): { ok: true; move: { id: string } & Record<string, unknown> } | Refusal {
  const fields = Object.hasOwn(table, move.type) ? table[move.type] : undefined
  if (!fields) return refuse('move_unknown')
  const answerName = nameOf(fields, 'answer')
  const isOption = answerName !== undefined && !Object.hasOwn(move, answerName)
  for (const name of Object.keys(move)) {
    if (name === 'id' || name === 'type' || Object.hasOwn(fields, name)) continue
    if (name !== OPTION || !isOption) return refuse('bad_message')
  }
  const questionName = nameOf(fields, 'question')
  const question = scope.questions.find(({ id }) => questionName && id === move[questionName])
  const read: { id: string } & Record<string, unknown> = { id: move.id }
  for (const name of Object.keys(fields)) {
    const field = fields[name] as MoveField
    const sent = move[isOption && name === answerName ? OPTION : name]
    const value = sent === undefined && 'default' in field ? field.default : sent
    const done = readField(field, value, scope, question)
    if ('ok' in done) return done
    read[name] = done.value
  }
  return { ok: true, move: read }
}

const nameOf = (fields: MoveFields, kind: MoveField['kind']): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === kind)

function readField(
  field: MoveField,
  value: unknown,
  { questions, players, playerId, readAnswer }: MoveScope,
  question: KeyedQuestion | undefined,
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
