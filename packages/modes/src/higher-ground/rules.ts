import { defineRules, type ModeStep } from '@pathquest/core/modes/mode'
import { resumedTime, startedTime, stoppedTime } from '../kits/self-paced/queue'
import { advance, advanceToNow, endIfDone, wakeAt, withLatecomer } from './course'
import {
  CLOCK,
  type Context,
  climberOf,
  type Game,
  gradeOf,
  isTimed,
  rowOf,
  StoredGame,
} from './game'
import { groundOf } from './ground'
import { manifest } from './manifest'
import { goOn, placeCard } from './moves'
import { ending, endingOf, playerView, watchedView } from './views'

/** Careers are placed on a ridge that rises by one of their figures. Rules: RULES.md */
export const rules = defineRules(manifest)<Game>({
  readState: (stored) => StoredGame.parse(stored),
  deal: ({ deck }) => {
    const cards = groundOf(deck)
    return cards && { questions: [], material: { cards: cards.map((card) => ({ ...card })) } }
  },
  clockMinutes: CLOCK.cards.minutes,
  setup: (context) => ({
    time: startedTime(context.now),
    climbers: Object.fromEntries(context.players.map(({ id }) => [id, climberOf(0, context)])),
    board: { step: 0, rows: {} },
    tries: {},
    over: false,
  }),
  on: (before, event, context): ModeStep<Game> => {
    switch (event.kind) {
      case 'joined':
        return {
          ok: true,
          state: withLatecomer(advanceToNow(before, context), event.playerId, context),
        }
      case 'presence':
      case 'wake':
        return { ok: true, state: endIfDone(advanceToNow(before, context), context) }
      case 'paused': {
        const game = advanceToNow(before, context)
        return { ok: true, state: { ...game, time: stoppedTime(game.time, context.now) } }
      }
      case 'resumed': {
        const game = { ...before, time: resumedTime(before.time, context.now) }
        return { ok: true, state: endIfDone(game, context) }
      }
      case 'advance':
        return advance(advanceToNow(before, context), context)
      case 'end':
        return { ok: true, state: { ...advanceToNow(before, context), over: true } }
      default:
        return { ok: true, state: before }
    }
  },
  moves: { place: placeCard, next: goOn },
  status: (game, context) => ({
    over: game.over,
    // Goes through all players: asked once for many moves.
    get wakeAt() {
      return wakeAt(game, context)
    },
    phaseKey: game.over ? 'over' : 'playing',
    currentQuestion: null,
    secret: [],
  }),
  views: { player: playerView, host: watchedView, screen: watchedView },
  standings: (game, context) =>
    context.players.map(({ id }) => {
      const climber = game.climbers[id]
      return {
        playerId: id,
        ...shownRow(game, id, context),
        askedQuestions: climber?.placed ?? 0,
        tookPart: (climber?.placed ?? 0) > 0,
        grade: gradeOf(game, climber, context),
      }
    }),
  // There are no questions: what was placed is in the standings.
  result: () => ({ answers: [] }),
  ending,
  endingOf,
})

/** By the clock the board changes every ten seconds; untimed, and at the end, immediately. */
function shownRow(game: Game, id: string, context: Context) {
  const isDriven = isTimed(context) && !game.over
  return isDriven ? (game.board.rows[id] ?? rowOf(undefined)) : rowOf(game.climbers[id])
}
