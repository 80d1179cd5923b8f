import {
  compareStandings,
  type GameHeader,
  type GameView,
  type Highlights,
  highlightsOf,
  type LeaderboardRow,
  type PlayerView,
  podiumRowsOf,
  type ServerMessage,
} from '@pathquest/core'
import { modeNames } from '@pathquest/modes/mode-names'
import { findCareer } from '../careers'
import { listWornOf } from '../cosmetics'
import type { Db } from '../db/db'
import { shownName } from '../names'
import { RoomGone } from '../rooms'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { countAskedQuestions, getEnds, getPace, isCountedGame, isMarkedGame } from './mode-of-game'
import { sessionSummary } from './session-summary'
import { listAnswers } from './store/answers'
import { type GamePlayer, listPlayers } from './store/players'
import { listGameQuestions } from './store/questions'
import {
  endingOfGame,
  findGame,
  type GameSession,
  isEndedByFault,
  teamsOfGame,
} from './store/sessions'

/**
 * A settled leaderboard in the documented order, players with a place first, with the cosmetics
 * that each account wears now.
 */
export async function storedRows(
  db: Db,
  players: readonly GamePlayer[],
): Promise<LeaderboardRow[]> {
  const wornBy = await listWornOf(
    db,
    players.flatMap(({ profileId }) => profileId ?? []),
  )
  return players
    .map((player) => ({ ...player, playerId: player.id }))
    .sort(
      (a, b) =>
        Number(b.placement !== null) - Number(a.placement !== null) || compareStandings(a, b),
    )
    .map((player, index) => {
      const worn = player.profileId === null ? undefined : wornBy.get(player.profileId)
      return {
        playerId: player.id,
        displayName: shownName(player),
        rank: index + 1,
        score: player.score,
        correctAnswers: player.correctAnswers,
        totalAnswers: player.totalAnswers,
        connected: player.isConnected,
        teamId: player.team,
        tokensEarned: player.tokensEarned,
        ...(worn && { worn }),
        ...(player.character !== null && { character: player.character }),
        ...(player.displayName === '' && { forgotten: true as const }),
      }
    })
}

type ViewMessage = Extract<ServerMessage, { type: 'view' }>

/** The recipient. */
export interface Recipient {
  role: GameView['role']
  playerId: string | null
  tab: string | null
}

/** A stored view is final: nothing of a room can follow it. */
const LAST_VERSION = Number.MAX_SAFE_INTEGER

/** The room's view; for an ended game without a room, a view from what is stored. */
export async function currentView(
  { store, rooms, now }: Services,
  asked: GameSession,
  who: Recipient,
): Promise<ViewMessage> {
  try {
    const { message } = await rooms.command(asked, { type: 'view', ...who })
    return message as ViewMessage
  } catch (error) {
    if (!(error instanceof RoomGone)) throw error
    const game = await findGame(store.db, asked.id)
    if (game?.status !== 'completed') throw error
    const view = sentView(await storedView(store.db, game, who))
    return { type: 'view', version: LAST_VERSION, serverTime: now(), view }
  }
}

/** A room sends a player of a large game a part of the board. */
export const sentView = (view: GameView): GameView =>
  view.role === 'player'
    ? {
        ...view,
        leaderboard: podiumRowsOf(
          { rows: view.leaderboard, teams: view.teams, highlights: view.highlights ?? null },
          view.you.playerId,
        ),
      }
    : view

/** An ended game in its last view, with the whole board. */
export async function storedView(db: Db, game: GameSession, who: Recipient): Promise<GameView> {
  const players = (await listPlayers(db, game.id)).filter(({ removedAt }) => removedAt === null)
  const isCancelled = game.outcome === 'cancelled'
  // Anonymous seats have no rows, as in the room.
  const leaderboard = isCancelled || isCountedGame(game) ? [] : await storedRows(db, players)
  const { outcome, summary } = endingOfGame(game)
  const highlights = await storedHighlights(db, game, players)
  const podium = { name: 'podium', ...(outcome ? { outcome } : {}) } as const
  const seen = {
    game: await headerOf(db, game),
    stage: isCancelled ? { name: 'cancelled' as const } : podium,
    own: summary,
    paused: false,
    playerCount: players.length,
    leaderboard,
    teams: teamsOfGame(game),
    ...(highlights && { highlights }),
    players: [],
  }
  if (who.role === 'screen') return { role: 'screen', ...seen, joinable: false }
  if (who.role === 'player') {
    const player = players.find(({ id }) => id === who.playerId)
    if (!player) throw new AppError('player_removed')
    return { role: 'player', ...seen, you: youOf(game, player, leaderboard) }
  }
  const usedUp = players.filter(({ xpUsedUp }) => xpUsedUp).length
  const used = usedUp > 0 && { xpUsedUp: usedUp }
  return { role: 'host', ...seen, inControl: true, canStart: false, settled: true, ...used }
}

/** Computed from what is stored, by the rules of the room. */
async function storedHighlights(
  db: Db,
  game: GameSession,
  players: readonly GamePlayer[],
): Promise<Highlights | null> {
  if (game.outcome !== 'finished' || game.sessionType === 'solo') return null
  const isTogether = getPace(game) === 'class'
  const questions = await listGameQuestions(db, game.id)
  const asked = isTogether ? game.currentQuestionIndex + 1 : undefined
  return highlightsOf({
    isTogether,
    ...(isMarkedGame(game) && { isMarked: true }),
    questionIds: questions.slice(0, asked).map(({ questionId }) => questionId),
    players: players
      .filter(({ tookPart, placement }) => tookPart ?? placement !== null)
      .sort((a, b) => a.joinedAt - b.joinedAt)
      .map(({ id, placement, score }) => ({ playerId: id, placement, score })),
    answers: await listAnswers(db, game.id),
  })
}

async function headerOf(db: Db, game: GameSession): Promise<GameHeader> {
  const { settings } = sessionSummary(game, false)
  const career = game.careerId === null ? undefined : await findCareer(db, game.careerId)
  return {
    sessionId: game.id,
    gameCode: game.gameCode,
    title: game.setTitle,
    mode: game.gameMode,
    modeName: modeNames(game.gameMode),
    ends: getEnds(game),
    sessionType: game.sessionType,
    status: game.status,
    progression: settings.progressionControl,
    maxPlayers: game.maxPlayers,
    allowLateJoin: game.allowLateJoin,
    locked: false,
    questionCount: game.totalQuestions,
    kinds: [],
    careerId: game.careerId,
    careerTitle: career?.title ?? null,
    ...(settings.oneDevice && {
      oneDevice: { answers: settings.oneDevice.answers, count: settings.oneDevice.count },
    }),
    revealAtOnce: settings.showResultAtOnce || game.sessionType === 'solo',
    beat: 0,
    nextGameCode: null,
    endedByFault: isEndedByFault(game),
  }
}

function youOf(
  game: GameSession,
  player: GamePlayer,
  leaderboard: readonly LeaderboardRow[],
): PlayerView['you'] {
  const { id, score, correctAnswers, totalAnswers, placement, tokensEarned, xpUsedUp } = player
  return {
    playerId: id,
    displayName: shownName(player),
    signedIn: player.profileId !== null,
    score,
    correctAnswers,
    totalAnswers,
    askedQuestions: player.askedQuestions ?? countAskedQuestions(game),
    rank: totalAnswers > 0 ? (leaderboard.find((row) => row.playerId === id)?.rank ?? null) : null,
    placement,
    teamId: player.team,
    rewards: {
      tokensEarned,
      pathkeysEarned: player.pathkeysEarned ?? [],
      ...(xpUsedUp && { xpUsedUp }),
    },
  }
}
