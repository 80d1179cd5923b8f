import type { MoveField, MoveFields } from '../modes/manifest'
import { isMarkedBy, type Mark, type OpenPart } from '../modes/marks'
import { type KeyedQuestion, openQuestion } from '../questions/questions'
import type { ToMark } from '../rooms/views'
import { isCounted, modeContext, modeOf, modeStatus } from './game'
import type { Game, GameSetup } from './game-state'

/** What a host marks now, in a game without phones; null: nothing, their step goes on as it is. */
export function openMark(
  setup: GameSetup,
  game: Game,
  now: number,
): { part: OpenPart; mark: Mark; asked: KeyedQuestion } | null {
  if (!setup.oneDevice || game.status !== 'in_progress') return null
  const { manifest, openPart } = modeOf(setup)
  const part = openPart?.(game.mode, modeContext(setup, game, now))
  const mark = part && manifest.marks?.[part.name]
  if (!mark || !isMarkedBy(mark, setup.oneDevice.answers)) return null
  const asked = setup.questions[modeStatus(setup, game, now).currentQuestion?.index ?? -1]
  return asked ? { part, mark, asked } : null
}

/** Whether what is marked stays to the end of the question. */
export const finalOf = ({ final }: Mark): Pick<ToMark, 'isFinal'> =>
  final === undefined ? {} : { isFinal: true }

/** The same for the host's page: what there is to choose from, and who may. */
export function toMark(setup: GameSetup, game: Game, now: number): ToMark | null {
  const open = openMark(setup, game, now)
  if (!open) return null
  const { part, mark, asked } = open
  const fields = modeOf(setup).manifest.moves[mark.move] ?? {}
  const { choice, isAnswer, beside } = markedFields(fields)
  const choices = part.choices ?? choicesIn(choice === null ? undefined : fields[choice])
  return {
    part: part.name,
    questionId: asked.id,
    ...(isAnswer ? { question: openQuestion(asked) } : { choices: [...choices] }),
    ...(choice !== null && !isAnswer && { field: choice }),
    ...(beside.length > 0 && { beside: beside.flatMap((name) => besideIn(name, fields[name])) }),
    ...(mark.or !== undefined &&
      !isCounted(setup) && {
        or: { move: mark.or, players: [...(part.mayOr ?? part.players)] },
      }),
    ...finalOf(mark),
    ...(!isCounted(setup) && { players: [...part.players] }),
    count: part.players.length,
  }
}

interface MarkedFields {
  /** The field that is marked; null: the move says it all. */
  choice: string | null
  /** It is an answer, in the format of the question's kind. */
  isAnswer: boolean
  /** The field for the question that the class is on. */
  question: string | null
  /** Fields that go with it, with a default each. */
  beside: string[]
}

/** What of a move there is to mark. */
export function markedFields(fields: MoveFields): MarkedFields {
  const names = Object.keys(fields)
  const of = (name: string) => fields[name] as MoveField
  const choice = names.find((name) => of(name).kind !== 'question' && !('default' in of(name)))
  return {
    choice: choice ?? null,
    isAnswer: choice !== undefined && of(choice).kind === 'answer',
    question: names.find((name) => of(name).kind === 'question') ?? null,
    beside: names.filter((name) => 'default' in of(name)),
  }
}

function choicesIn(field: MoveField | undefined): NonNullable<ToMark['choices']> {
  if (field?.kind === 'word') return field.of.map((value) => ({ value }))
  if (field?.kind !== 'int') return []
  return Array.from({ length: field.max - field.min + 1 }, (_, i) => ({ value: field.min + i }))
}

const besideIn = (name: string, field: MoveField | undefined) =>
  field?.kind === 'word' && field.default !== undefined
    ? [{ name, of: [...field.of], default: field.default }]
    : []
