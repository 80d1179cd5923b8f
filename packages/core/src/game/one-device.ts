import { refuse } from '../errors'
import type { Json } from '../json'
import type { Mark, OpenPart } from '../modes/marks'
import { type Move, readMove } from '../modes/moves'
import { seededRandom, shuffled } from '../random'
import { advance, finishIfOver } from './course'
import { changingContext, isCounted, modeOf, modeStatus, type Step } from './game'
import type { Game, GameSetup } from './game-state'
import { markedFields, openMark } from './to-mark'

/**
 * A game without phones: the host marks what the class answers, on the one device that there is.
 * By `hands` or `corners` only counts are known: its seats are anonymous, and an answer that 12 gave
 * goes to 12 of them by chance. `teams` have a seat each.
 */

/** What the mode asks beside an answer. */
type Beside = Readonly<Record<string, string | number>>

interface Marks {
  /** Of the round; absent: the question. */
  part?: string | undefined
  questionId: string
  /** How many gave each answer, in the format of the question's kind, or made each choice. */
  counts?: readonly { answer: Json; count: number; beside?: Beside | undefined }[] | undefined
  /** The answer or choice of each team; `or`: the other move of this part. */
  marks?: readonly TeamMark[] | undefined
}

interface TeamMark {
  playerId: string
  answer?: Json | undefined
  beside?: Beside | undefined
  or?: true | undefined
}

/** Makes the moves of the class and closes this part of the round: who gave no answer has none. */
export function markAnswers(
  setup: GameSetup,
  game: Game,
  { part = 'question', questionId, counts, marks }: Marks,
  now: number,
): Step {
  if (!setup.oneDevice) return refuse('not_now')
  if (game.status !== 'in_progress') {
    return refuse(game.status === 'waiting' ? 'game_not_started' : 'game_over')
  }
  if (game.pausedAt !== null) return refuse('game_paused')
  const open = openMark(setup, game, now)
  if (open?.part.name !== part || open.asked.id !== questionId) return refuse('stale_version')
  const dealt = isCounted(setup) ? dealCounts(setup, game, open.part, counts ?? []) : marks
  if (!dealt) return refuse('too_many_hands', { count: open.part.players.length })
  let marked = game
  for (const one of dealt) {
    for (const [i, move] of movesOf(setup, open.mark, one, questionId).entries()) {
      const id = `marked-${game.beat}${i > 0 ? `-${i}` : ''}`
      const step = withMove(setup, marked, one.playerId, { ...move, id }, now)
      if (!step.ok) return step
      marked = step.game
    }
  }
  const done = finishIfOver(setup, marked, now)
  const { phaseKey } = modeStatus(setup, game, now)
  const isClosed = done.status === 'completed' || modeStatus(setup, done, now).phaseKey !== phaseKey
  return isClosed ? { ok: true, game: done } : advance(setup, done, now)
}

/** To seats by chance, so that no seat is always the one that is right; null: more than seats. */
function dealCounts(
  setup: GameSetup,
  game: Game,
  { players }: OpenPart,
  counts: NonNullable<Marks['counts']>,
): TeamMark[] | null {
  const answers = counts.flatMap(({ count, ...given }) => Array(count).fill(given))
  if (answers.length > players.length) return null
  const random = seededRandom(`${setup.seed}:${game.version}:counts`)
  const order = shuffled(players, random)
  return answers.map((given, i) => ({ ...given, playerId: order[i] as string }))
}

type MarkedMove = { type: string } & Record<string, unknown>

/** The moves of one seat, as if it had a device. */
function movesOf(
  setup: GameSetup,
  { move: type, final, or }: Mark,
  { answer, beside, or: isOther }: TeamMark,
  questionId: string,
): MarkedMove[] {
  if (isOther && or !== undefined) return [{ type: or }]
  const { choice, question } = markedFields(modeOf(setup).manifest.moves[type] ?? {})
  const made = {
    ...beside,
    type,
    ...(question !== null && { [question]: questionId }),
    ...(choice !== null && { [choice]: answer }),
  }
  return final === undefined ? [made] : [made, { type: final }]
}

function withMove(setup: GameSetup, game: Game, playerId: string, move: Move, now: number): Step {
  const { manifest, moves } = modeOf(setup)
  const context = changingContext(setup, game, now, `mark:${playerId}`)
  if (!context.players.some(({ id }) => id === playerId)) return refuse('player_not_found')
  const { readAnswer } = setup.rules.questions
  const read = readMove(manifest.moves, move, { ...context, playerId, readAnswer })
  if (!read.ok) return read
  const done = moves[move.type]?.(game.mode, playerId, read.move, context)
  if (done?.ok !== true) return done ?? refuse('move_unknown')
  return { ok: true, game: { ...game, mode: done.state } }
}
