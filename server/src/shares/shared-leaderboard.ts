import {
  GAME_RETENTION_MS,
  type LeaderboardRow,
  type ScreenView,
  type ServerMessage,
  type SharedLeaderboard,
  type SharedLeaderboardAnswer,
} from '@pathquest/core'
import type * as z from 'zod'
import type { Db } from '../db/db'
import { findGame, type GameSession, listPlayers, storedRows, teamsOfGame } from '../games'
import { type StaticFile, staticFile } from '../http/static-files'
import { TimedCache } from '../runtime/cache'
import { AppError } from '../runtime/errors'
import { newShareToken, tokenHash } from '../runtime/tokens'
import type { Services } from '../services/services'
import { findSharedGame, putGameShare } from './store'

const ONCE_MS = 1_000

/** Shared leaderboards as they are answered: asked for and written out once a second at most. */
export class SharedBoards {
  private readonly files: TimedCache<StaticFile>

  constructor(private readonly services: Pick<Services, 'store' | 'rooms' | 'now'>) {
    this.files = new TimedCache(ONCE_MS, services.now)
  }

  of(game: GameSession): Promise<StaticFile> {
    return this.files.get(`${game.id} ${game.status}`, async () => {
      const answer: z.infer<typeof SharedLeaderboardAnswer> = {
        leaderboard: await sharedLeaderboard(this.services, game),
      }
      return staticFile(Buffer.from(JSON.stringify(answer)), 'application/json')
    })
  }
}

type Sharing = Pick<Services, 'store' | 'now'>

/** A new token of the game's leaderboard; only its hash is kept, and a former one ends. */
export async function shareGame({ store, now }: Sharing, game: GameSession): Promise<string> {
  // Who plays alone has no class to show.
  if (game.sessionType === 'solo') throw new AppError('game_not_found')
  const token = newShareToken()
  await putGameShare(store.db, game.id, tokenHash(token), now())
  return token
}

/** The game that a token shares, until the host ends that or the game is too long ago. */
export async function sharedGame({ store, now }: Sharing, token: string): Promise<GameSession> {
  const game = await findSharedGame(store.db, tokenHash(token))
  const isKept = game && (game.endedAt === null || now() - game.endedAt < GAME_RETENTION_MS)
  if (!isKept) throw new AppError('share_not_found')
  return game
}

/** A game's leaderboard as its screen shows it: from the room while it lives, then as settled. */
async function sharedLeaderboard(
  { store, rooms }: Pick<Services, 'store' | 'rooms'>,
  game: GameSession,
): Promise<SharedLeaderboard> {
  const view = game.status === 'completed' ? undefined : await liveView(rooms, game)
  if (view) return liveBoard(game, view)
  // A game whose room was lost was ended by asking for it.
  const stored = (await findGame(store.db, game.id)) ?? game
  return storedBoard(store.db, stored)
}

/** Undefined: the room has forgotten the game, which is over. */
async function liveView(
  rooms: Services['rooms'],
  game: GameSession,
): Promise<ScreenView | undefined> {
  try {
    const { message } = await rooms.command(game, {
      type: 'view',
      role: 'screen',
      playerId: null,
      tab: 'shared',
    })
    return (message as Extract<ServerMessage, { type: 'view' }>).view as ScreenView
  } catch (error) {
    if (error instanceof AppError && error.code === 'game_over') return undefined
    throw error
  }
}

function liveBoard(game: GameSession, view: ScreenView): SharedLeaderboard {
  const { stage, leaderboard, players, teams, playerCount } = view
  const { status, questionCount } = view.game
  const isCancelled = stage.name === 'cancelled'
  return {
    game: {
      name: view.game.title,
      status,
      outcome: status !== 'completed' ? null : isCancelled ? 'cancelled' : 'finished',
      current_question: 'index' in stage ? stage.index + 1 : lastQuestion(game),
      question_count: questionCount,
      mode_name: view.game.mode,
    },
    rows: isCancelled ? [] : status === 'waiting' ? players.map(lobbyRow) : leaderboard,
    teams,
    player_count: playerCount,
    settled: isCancelled,
  }
}

async function storedBoard(db: Db, game: GameSession): Promise<SharedLeaderboard> {
  const players = (await listPlayers(db, game.id)).filter(({ removedAt }) => removedAt === null)
  const isCancelled = game.outcome === 'cancelled'
  return {
    game: {
      name: game.setTitle,
      status: game.status,
      outcome: game.outcome,
      current_question: lastQuestion(game),
      question_count: game.totalQuestions,
      mode_name: game.gameMode,
    },
    rows: isCancelled ? [] : await storedRows(db, players),
    teams: teamsOfGame(game),
    player_count: players.length,
    settled: game.status === 'completed',
  }
}

const lastQuestion = ({ startedAt, currentQuestionIndex }: GameSession): number =>
  startedAt === null ? 0 : currentQuestionIndex + 1

const lobbyRow = (
  { playerId, displayName, connected }: ScreenView['players'][number],
  index: number,
): LeaderboardRow => ({
  playerId,
  displayName,
  rank: index + 1,
  score: 0,
  correctAnswers: 0,
  totalAnswers: 0,
  connected,
  teamId: null,
  tokensEarned: null,
})
