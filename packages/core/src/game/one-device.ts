import { refuse } from '../errors'
import type { Json } from '../json'
import { readMove } from '../modes/moves'
import { seededRandom, shuffled } from '../random'
import { advance, finishIfOver } from './course'
import { activeSeats, changingContext, isCounted, modeOf, modeStatus, type Step } from './game'
import type { Game, GameSetup } from './game-state'

/**
 * A game without phones: the host marks what the class answers, on the one device that there is.
 * By `hands` or `corners` only counts are known: its seats are anonymous, and an answer that 12 gave
 * goes to 12 of them by chance. `teams` have a seat each.
 */

interface Marks {
  questionId: string
  /** How many gave each answer, in the format of the question's kind. */
  counts?: readonly { answer: Json; count: number }[] | undefined
  /** The answer of each team, in the format of the question's kind. */
  marks?: readonly { playerId: string; answer: Json }[] | undefined
}

/** Stores the answers of the class and closes the question: who gave none has none. */
export function markAnswers(
  setup: GameSetup,
  game: Game,
  { questionId, counts, marks }: Marks,
  now: number,
): Step {
  if (!setup.oneDevice) return refuse('not_now')
  if (game.status !== 'in_progress') {
    return refuse(game.status === 'waiting' ? 'game_not_started' : 'game_over')
  }
  if (game.pausedAt !== null) return refuse('game_paused')
  const { currentQuestion, phaseKey } = modeStatus(setup, game, now)
  const isOpen = currentQuestion?.phase === 'open'
  if (!isOpen || setup.questions[currentQuestion.index]?.id !== questionId) {
    return refuse('stale_version')
  }
  const dealt = isCounted(setup) ? dealCounts(setup, game, counts ?? []) : marks
  if (!dealt) return refuse('too_many_hands', { count: activeSeats(game).length })
  let marked = game
  for (const { playerId, answer } of dealt) {
    const step = withAnswer(setup, marked, { playerId, questionId, answer }, now)
    if (!step.ok) return step
    marked = step.game
  }
  const done = finishIfOver(setup, marked, now)
  const isClosed = done.status === 'completed' || modeStatus(setup, done, now).phaseKey !== phaseKey
  return isClosed ? { ok: true, game: done } : advance(setup, done, now)
}

/** To seats by chance, so that no seat is always the one that is right; null: more than seats. */
function dealCounts(setup: GameSetup, game: Game, counts: NonNullable<Marks['counts']>) {
  const seats = activeSeats(game).map(({ playerId }) => playerId)
  const answers = counts.flatMap(({ answer, count }) => Array<Json>(count).fill(answer))
  if (answers.length > seats.length) return null
  const random = seededRandom(`${setup.seed}:${game.version}:counts`)
  const order = shuffled(seats, random)
  return answers.map((answer, i) => ({ playerId: order[i] as string, answer }))
}

function withAnswer(
  setup: GameSetup,
  game: Game,
  { playerId, ...fields }: { playerId: string; questionId: string; answer: Json },
  now: number,
): Step {
  const { manifest, moves } = modeOf(setup)
  const context = changingContext(setup, game, now, `mark:${playerId}`)
  if (!context.players.some(({ id }) => id === playerId)) return refuse('player_not_found')
  const move = { type: 'answer', id: `marked-${game.beat}`, ...fields }
  const { readAnswer } = setup.rules.questions
  const read = readMove(manifest.moves, move, { ...context, playerId, readAnswer })
  if (!read.ok) return read
  const done = moves.answer?.(game.mode, playerId, read.move, context)
  if (done?.ok !== true) return done ?? refuse('move_unknown')
  return { ok: true, game: { ...game, mode: done.state } }
}
