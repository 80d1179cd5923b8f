import { ERRORS, errorMessage } from '@pathquest/core/errors'
import type { Highlights } from '@pathquest/core/highlights/highlights'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type {
  GameView,
  LeaderboardRow,
  PlayerView,
  Stage,
  TeamRow,
} from '@pathquest/core/rooms/views'
import {
  sampleHeader,
  samplePlayerView,
  sampleQuestion,
  sampleQuestionStage,
  sampleRows,
} from '@pathquest/ui/testing/sample-views'
import { ApiError, toApiError } from '../api/error'
import type { PathkeySummary, SharedLeaderboard } from '../api/types'
import { initialState, type LiveGameState } from '../live/live-state'

/** The state of a connected live game. */
export const sampleLive = <View extends GameView>(
  view: View | null,
  patch: Partial<LiveGameState<View>> = {},
): LiveGameState<View> => ({ ...initialState<View>(), connection: 'live', view, ...patch })

/** A refusal as the API sends it, with its message. */
export const sampleProblem = (code: ApiError['code'], params: ApiError['params'] = {}) =>
  code === 'offline'
    ? toApiError(null)
    : new ApiError(code, ERRORS[code].status, errorMessage(code, params), params)

const SIX = ['Sound designer', 'Data analyst', 'Esports caster', '3D animator', 'Tester', 'Agent']

/** The sample question with the given number of options. */
export const sampleStageWith = (options: number, question: Partial<OpenQuestion> = {}) => ({
  ...sampleQuestionStage,
  question: {
    ...sampleQuestion,
    id: `q_${options}`,
    options: options === 2 ? ['True', 'False'] : SIX.slice(0, options),
    ...question,
  },
})

/** Long words and sentences, as teachers write them. */
export const sampleLongQuestion: Partial<OpenQuestion> = {
  id: 'q_long',
  text:
    'A hospital opens a new department for people who had an accident at work and have to learn ' +
    'again how to hold a cup, climb stairs, or write. Whom does it hire first?',
  options: [
    'An occupational therapist, who practises everyday movements with patients',
    'An otorhinolaryngologist',
    'A medical records administrator, who keeps what was done in order',
    'A phlebotomist',
  ],
}

/** A player's view of an ended game. */
export const samplePodiumView = (you: Partial<PlayerView['you']> = {}) =>
  samplePlayerView(
    { name: 'podium' },
    {
      game: { ...sampleHeader, status: 'completed' },
      leaderboard: sampleRows.map((row, i) => ({ ...row, tokensEarned: [120, 90, 60][i] ?? 20 })),
      you: {
        ...samplePlayerView({ name: 'lobby' }).you,
        score: 60,
        correctAnswers: 9,
        totalAnswers: 12,
        rank: 3,
        placement: 3,
        rewards: null,
        ...you,
      },
    },
  )

/** What decided the sample game, what the class did, and two awards. */
export const sampleHighlights: Highlights = {
  decided: { index: 10, playerId: 'gp_1', isThroughout: false },
  together: {
    rightAnswers: 31,
    answers: 48,
    hardest: { index: 4, right: 1, answered: 5 },
    allRight: 2,
  },
  awards: [
    { award: 'late_climber', playerId: 'gp_4', count: 2 },
    { award: 'comeback', playerId: 'gp_3', count: 3 },
  ],
}

/** Solo: no host, no lobby, no other players. */
export const sampleSoloView = (stage: Stage, you: Partial<PlayerView['you']> = {}): PlayerView => {
  const view = samplePlayerView(stage)
  return {
    ...view,
    game: { ...sampleHeader, sessionType: 'solo', maxPlayers: 1, revealAtOnce: true },
    playerCount: 1,
    leaderboard: sampleRows.slice(0, 1),
    you: { ...view.you, displayName: 'Explorer', rank: 1, ...you },
  }
}

export const sampleTeams: TeamRow[] = [
  { teamId: 'tm_1', number: 1, rank: 2, score: 140, playerIds: ['gp_1', 'gp_4'] },
  { teamId: 'tm_2', number: 2, rank: 1, score: 160, playerIds: ['gp_2', 'gp_3'] },
  { teamId: 'tm_3', number: 3, rank: 3, score: 60.5, playerIds: ['gp_5', 'gp_6'] },
]

/** A class of any size, the best first. */
export const manyRows = (count: number): LeaderboardRow[] =>
  Array.from({ length: count }, (_, i) => {
    const one = sampleRows[i % sampleRows.length] as LeaderboardRow
    const correct = Math.max(0, 12 - Math.floor((i * 13) / count))
    return {
      ...one,
      playerId: `gp_${i + 1}`,
      displayName: i < sampleRows.length ? one.displayName : `${one.displayName} ${i + 1}`,
      rank: i + 1,
      score: correct * 20,
      correctAnswers: correct,
      totalAnswers: 12,
    }
  })

/** The same rows with names that wear a sign, a color, both and, every fourth, nothing. */
export const withCosmetics = <Row extends { worn?: string[] | undefined }>(
  rows: readonly Row[],
): Row[] =>
  rows.map((row, i) => ({
    ...row,
    worn: [['signpost'], ['meadow'], ['campfire', 'dusk'], []][i % 4],
  }))

export const samplePathkeys: PathkeySummary[] = [
  {
    id: 'pk_analyst',
    name: 'Data Analyst',
    description: 'For whoever finds the story in the numbers.',
    imageUrl: null,
    rarity: 'epic',
    keyType: 'career',
    keyCode: 'CAREER-DATA-ANALYST',
    colorPrimary: '#ffd23f',
    colorSecondary: '#1f7a6d',
  },
  {
    id: 'pk_first',
    name: 'First Steps',
    description: 'For a first game, played to its end.',
    imageUrl: null,
    rarity: 'common',
    keyType: 'milestone',
    keyCode: 'MILESTONE-FIRST-STEPS',
    colorPrimary: '#d9e2dc',
    colorSecondary: '#7fa08e',
  },
]

/** A leaderboard as its share link returns it. */
export const sampleSharedBoard = (
  patch: Partial<SharedLeaderboard> = {},
  status: SharedLeaderboard['game']['status'] = 'in_progress',
): SharedLeaderboard => ({
  game: {
    name: sampleHeader.title,
    status,
    outcome: status === 'completed' ? 'finished' : null,
    current_question: status === 'waiting' ? 0 : 4,
    question_count: 12,
  },
  rows: sampleRows,
  teams: null,
  player_count: sampleRows.length,
  settled: status === 'completed',
  ...patch,
})
