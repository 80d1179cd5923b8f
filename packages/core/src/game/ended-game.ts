import * as z from 'zod'
import type { OutboxPost } from '../contracts/room-calls'
import type { Manifest } from '../modes/manifest'
import { compareStandings } from '../rewards/placement'
import { podiumRowsOf } from '../rooms/player-board'
import { FORGOTTEN_NAME, ROOM_RETENTION_MS } from '../rooms/timing'
import type { GameHeader, GameView, LeaderboardRow, Rewards } from '../rooms/views'
import type { LastAnswers, LastStandings } from './last-standings'
import { retryAt } from './outbox'
import { xpUsedUp } from './view'

/**
 * A game that was ended by a server fault, with the standings of its last snapshot. It no longer
 * depends on any mode: everything here is computed from `LastStandings`.
 */
export const EndedGame = z.object({
  version: z.literal(1),
  endedAt: z.number(),
  /** Changes of the view since it was ended. */
  changes: z.number(),
  /** The outbox post that settles it; null once it is delivered. */
  post: z.object({ dueAt: z.number(), attempts: z.number() }).nullable(),
  rewards: z
    .record(
      z.string(),
      z.object({
        tokensEarned: z.number(),
        pathkeysEarned: z.array(z.string()),
        xpUsedUp: z.boolean().optional(),
      }),
    )
    .nullable(),
  settledAt: z.number().nullable(),
  nextGameCode: z.string().nullable(),
})
export type EndedGame = z.infer<typeof EndedGame>

/** What remains known of its mode, whose folder may have been removed. */
export interface EndedMode {
  name: { en: string; es: string }
  ends: Manifest['ends']
}

export const endGame = ({ endedAt }: LastStandings, now: number): EndedGame => ({
  version: 1,
  endedAt: endedAt ?? now,
  changes: 0,
  post: { dueAt: now, attempts: 0 },
  rewards: null,
  settledAt: null,
  nextGameCode: null,
})

export const endedDelivered = (
  ended: EndedGame,
  rewards: Record<string, Rewards> | null,
  now: number,
): EndedGame => ({
  ...ended,
  changes: ended.changes + 1,
  post: null,
  rewards: rewards ?? {},
  settledAt: now,
})

/** Play Again: players get a Join button here, too. */
export const endedWithNextGame = (ended: EndedGame, nextGameCode: string): EndedGame => ({
  ...ended,
  changes: ended.changes + 1,
  nextGameCode,
})

/** For a deleted account: the figures stay, without a name. */
export function standingsWithout(standings: LastStandings, playerId: string): LastStandings {
  const { [playerId]: _forgotten, ...worn } = standings.worn
  return {
    ...standings,
    worn,
    players: standings.players.map((player) =>
      player.playerId === playerId
        ? { ...player, displayName: FORGOTTEN_NAME, accountId: null, character: undefined }
        : player,
    ),
  }
}

export const endedUndelivered = (ended: EndedGame, now: number): EndedGame => ({
  ...ended,
  post: ended.post && {
    dueAt: retryAt(ended.post.attempts, now),
    attempts: ended.post.attempts + 1,
  },
})

/** The time of its next post, or of its erasure. */
export const endedDueAt = ({ post, settledAt }: EndedGame): number | null =>
  post?.dueAt ?? (settledAt === null ? null : settledAt + ROOM_RETENTION_MS)

/**
 * More than a game can advance after its last snapshot, so that clients accept the new versions.
 */
const VERSIONS_AHEAD = 100_000
export const endedVersion = (standings: LastStandings, ended: EndedGame): number =>
  standings.gameVersion + VERSIONS_AHEAD + ended.changes

export function endedPost(
  standings: LastStandings,
  answers: LastAnswers,
  { endedAt }: EndedGame,
): OutboxPost {
  const { startedAt, currentQuestionIndex, teams, ends, outcome, summary, players } = standings
  const key = 'ended_by_fault'
  if (startedAt === null) return { kind: 'cancelled', key, endedAt, endedByFault: true }
  return {
    kind: 'result',
    key,
    startedAt,
    endedAt,
    currentQuestionIndex,
    playerCount: players.filter(({ removedAt }) => removedAt === null).length,
    teams,
    ends,
    outcome,
    summary,
    players,
    answers,
    endedByFault: true,
  }
}

/** The podium, or that the game was cancelled. null: for a removed player. */
export function endedView(
  standings: LastStandings,
  ended: EndedGame,
  { role, id }: { role: GameView['role']; id: string },
  mode: EndedMode,
): GameView | null {
  const rows = rowsOf(standings, ended)
  const { outcome, summary } = standings
  const isPlayed = standings.startedAt !== null
  const podium = { name: 'podium', ...(outcome ? { outcome } : {}) } as const
  const common = {
    game: headerOf(standings, ended, mode),
    stage: isPlayed ? podium : ({ name: 'cancelled' } as const),
    own: isPlayed ? summary : null,
    paused: false,
    playerCount: rows.length,
    leaderboard: rows,
    teams: standings.teams,
    players: [],
  }
  if (role === 'screen') return { ...common, role, joinable: false }
  if (role === 'host') {
    const settled = ended.settledAt !== null
    const usedUp = xpUsedUp(ended.rewards)
    return { ...common, role, inControl: true, canStart: false, settled, ...usedUp }
  }
  // A player who joined after the last snapshot has no row, and still gets the end of the game.
  const player = standings.players.find((one) => one.playerId === id)
  if (player && player.removedAt !== null) return null
  const row = rows.find((one) => one.playerId === id)
  return {
    ...common,
    role,
    leaderboard: podiumRowsOf({ rows, teams: standings.teams, highlights: null }, id),
    you: {
      playerId: id,
      displayName: player?.displayName ?? '',
      signedIn: (player?.accountId ?? null) !== null,
      score: player?.score ?? 0,
      correctAnswers: player?.correctAnswers ?? 0,
      totalAnswers: player?.totalAnswers ?? 0,
      ...(player?.askedQuestions != null && { askedQuestions: player.askedQuestions }),
      rank: player && player.totalAnswers > 0 ? (row?.rank ?? null) : null,
      placement: player?.placement ?? null,
      teamId: player?.teamId ?? null,
      rewards: ended.rewards && (ended.rewards[id] ?? { tokensEarned: 0, pathkeysEarned: [] }),
    },
  }
}

function rowsOf({ players, worn }: LastStandings, { rewards }: EndedGame): LeaderboardRow[] {
  return players
    .filter(({ removedAt }) => removedAt === null)
    .sort(
      (a, b) =>
        Number(b.placement !== null) - Number(a.placement !== null) || compareStandings(a, b),
    )
    .map((player, i) => ({
      playerId: player.playerId,
      displayName: player.displayName,
      rank: i + 1,
      score: player.score,
      correctAnswers: player.correctAnswers,
      totalAnswers: player.totalAnswers,
      connected: player.connected,
      teamId: player.teamId,
      tokensEarned: rewards?.[player.playerId]?.tokensEarned ?? null,
      ...(worn[player.playerId] && { worn: worn[player.playerId] }),
      ...(player.character && { character: player.character }),
    }))
}

const headerOf = (
  standings: LastStandings,
  { changes, nextGameCode }: EndedGame,
  mode: EndedMode,
): GameHeader => ({
  sessionId: standings.sessionId,
  gameCode: standings.gameCode,
  title: standings.title,
  mode: standings.mode,
  modeName: mode.name,
  ends: standings.ends ?? mode.ends,
  sessionType: standings.sessionType,
  status: 'completed',
  progression: 'manual',
  maxPlayers: standings.maxPlayers,
  allowLateJoin: false,
  locked: false,
  questionCount: standings.questionCount,
  kinds: [],
  careerId: standings.careerId,
  careerTitle: standings.careerTitle,
  revealAtOnce: false,
  beat: VERSIONS_AHEAD + changes,
  nextGameCode,
  endedByFault: true,
})
