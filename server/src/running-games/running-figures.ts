import { setTimeout as sleep } from 'node:timers/promises'
import type { LeaderboardRow, RunningGame, ScreenView, ServerMessage } from '@pathquest/core'
import { type GameSession, getPace, isCountedGame } from '../games'
import { TimedCache } from '../runtime/cache'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { listOpenGames, listOpenSeats, type OpenGame, type OpenSeat } from './store'

const ONCE_MS = 1_000
/** A room that takes longer is away: then the figures are those of before. */
const ROOM_WITHIN_MS = 700
const HEARD_MAX = 1_000

/** What a room says of its game. */
interface Heard {
  rows: readonly Pick<LeaderboardRow, 'playerId' | 'correctAnswers' | 'totalAnswers'>[]
  question: number | null
  open: RunningGame['open']
}

interface Asked {
  callerId: string
  classId?: string | undefined
  seesClasses: boolean
}

/**
 * Figures of games that are not over. Which games these are, and who sits in them, is read from the
 * database; answers from the room, asked once a second for all readers, and while it is away from
 * what it said or reported last. So a game is either here or among the settled ones, never in both.
 */
export class RunningFigures {
  private readonly views: TimedCache<Heard | undefined>
  private readonly heard = new Map<string, Heard>()

  constructor(private readonly services: Pick<Services, 'store' | 'rooms' | 'now'>) {
    this.views = new TimedCache(ONCE_MS, services.now)
  }

  async of({ callerId, classId, seesClasses }: Asked): Promise<RunningGame[]> {
    const { store, now } = this.services
    const open = await listOpenGames(store.db, { callerId, classId }, now())
    const ids = open.map(({ game }) => game.id)
    const [seats, heard] = await Promise.all([
      listOpenSeats(store.db, ids),
      Promise.all(open.map(({ game }) => this.hear(game))),
    ])
    return open.map((one, at) => ({
      ...figuresOf(one, seats, heard[at]),
      isHost: one.game.hostProfileId === callerId,
      ...(!seesClasses && { class: null, present: null }),
    }))
  }

  private hear(game: GameSession): Promise<Heard | undefined> {
    return this.views.get(`${game.id} ${game.status}`, async () => {
      const heard = await Promise.race([this.ask(game), sleep(ROOM_WITHIN_MS, undefined)])
      if (heard) this.remember(game.id, heard)
      return heard ?? this.heard.get(game.id)
    })
  }

  /** Undefined: the room is away, or has forgotten the game. */
  private async ask(game: GameSession): Promise<Heard | undefined> {
    try {
      const { message } = await this.services.rooms.command(game, {
        type: 'view',
        role: 'screen',
        playerId: null,
        tab: 'figures',
      })
      return heardOf((message as Extract<ServerMessage, { type: 'view' }>).view as ScreenView)
    } catch (error) {
      if (error instanceof AppError) return undefined
      throw error
    }
  }

  private remember(gameId: string, heard: Heard): void {
    this.heard.delete(gameId)
    this.heard.set(gameId, heard)
    const [oldest] = this.heard.keys()
    if (this.heard.size > HEARD_MAX && oldest !== undefined) this.heard.delete(oldest)
  }
}

function heardOf({ stage, leaderboard }: ScreenView): Heard {
  return {
    rows: leaderboard.map(({ playerId, correctAnswers, totalAnswers }) => ({
      playerId,
      correctAnswers,
      totalAnswers,
    })),
    question: 'index' in stage ? stage.index + 1 : null,
    open:
      stage.name === 'question' ? { answered: stage.answeredCount, of: stage.presentCount } : null,
  }
}

function figuresOf(
  { game, ofClass }: OpenGame,
  allSeats: readonly OpenSeat[],
  heard: Heard | undefined,
): Omit<RunningGame, 'isHost'> {
  // The host's own participation counts in no figure.
  const seats = allSeats.filter(
    ({ gameId, profileId }) =>
      gameId === game.id && (profileId === null || profileId !== game.hostProfileId),
  )
  const here = seats.filter(({ hasLeft }) => !hasLeft)
  const { right, answers } = answersOf(game, seats, heard)
  const isRunning = game.status === 'in_progress'
  const isTogether = isRunning && getPace(game) === 'class'
  return {
    sessionId: game.id,
    questionSetTitle: game.setTitle,
    gameMode: game.gameMode,
    status: isRunning ? 'in_progress' : 'waiting',
    isPaused: game.pausedAt !== null,
    class: ofClass,
    players: here.length,
    present: ofClass && here.filter(({ isOfClass }) => isOfClass).length,
    question: isTogether ? (heard?.question ?? game.currentQuestionIndex + 1) : null,
    questions: game.totalQuestions,
    open: isTogether ? (heard?.open ?? null) : null,
    answers,
    accuracy: answers === 0 ? null : Math.round((100 * right) / answers),
  }
}

/** The copy in the database follows the room by a second, in games at one's own pace by ten. */
function answersOf(game: GameSession, seats: readonly OpenSeat[], heard: Heard | undefined) {
  const counted = new Set(seats.map(({ id }) => id))
  const copied = sumOf(seats)
  // Seats of a game that is played by counts are anonymous: its room names none.
  if (!heard || isCountedGame(game)) return copied
  const told = sumOf(heard.rows.filter(({ playerId }) => counted.has(playerId)))
  return told.answers >= copied.answers ? told : copied
}

const sumOf = (rows: readonly { correctAnswers: number; totalAnswers: number }[]) => ({
  right: rows.reduce((sum, { correctAnswers }) => sum + correctAnswers, 0),
  answers: rows.reduce((sum, { totalAnswers }) => sum + totalAnswers, 0),
})
