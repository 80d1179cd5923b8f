import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type {
  GameHeader,
  HostView,
  LeaderboardRow,
  PlayerView,
  ScreenView,
  Stage,
} from '@pathquest/core/rooms/views'

/** Hand-made views for tests and stories: a class of six in a game about a studio. */
export const sampleQuestion: OpenQuestion = {
  id: 'q_4',
  kind: 'choice',
  text: 'Players keep quitting at level 3. Who looks at the play records to find out why?',
  imageUrl: null,
  options: ['Sound designer', 'Data analyst', 'Esports caster', '3D animator'],
  points: 20,
  timeLimitSeconds: 30,
  difficulty: 'medium',
  businessDriver: null,
}

const NAMES = ['Theo', 'Priya S.', 'Maya R.', 'Jordan', 'Ben L.', 'Quiet Heron']

export const sampleRows: LeaderboardRow[] = NAMES.map((displayName, i) => ({
  playerId: `gp_${i + 1}`,
  displayName,
  rank: i + 1,
  score: [80, 80, 60, 60, 40, 20][i] ?? 0,
  correctAnswers: [4, 4, 3, 3, 2, 1][i] ?? 0,
  totalAnswers: 4,
  connected: i !== 4,
  teamId: null,
  tokensEarned: null,
}))

export const sampleHeader: GameHeader = {
  sessionId: 'gs_sample',
  gameCode: '7K4Q2X',
  title: 'Inside a Game Studio',
  mode: 'career_quest',
  modeName: { en: 'Career quest', es: 'Búsqueda de carreras' },
  ends: 'ranked',
  sessionType: 'multiplayer',
  status: 'in_progress',
  progression: 'manual',
  maxPlayers: 30,
  allowLateJoin: false,
  locked: false,
  questionCount: 12,
  kinds: ['choice'],
  careerId: 'car_data_analyst',
  careerTitle: 'Data Analyst',
  revealAtOnce: false,
  beat: 7,
  nextGameCode: null,
  endedByFault: false,
}

/** A frozen clock: 18 of 30 seconds are left. */
export const sampleNow = 1_760_000_012_000
const openedAt = 1_760_000_000_000
const limitMs = 30_000

export const sampleHeaderOfQuestion = {
  question: sampleQuestion,
  index: 3,
  total: 12,
  openedAt,
  deadline: openedAt + limitMs,
  limitMs,
}

export const sampleQuestionStage = {
  name: 'question',
  ...sampleHeaderOfQuestion,
  answeredCount: 3,
  presentCount: 6,
  yourAnswer: null,
  yourVerdict: null,
} satisfies Stage

export const sampleResultStage = {
  name: 'result',
  ...sampleHeaderOfQuestion,
  answeredCount: 6,
  presentCount: 6,
  solution: {
    correctIndex: 1,
    explanation:
      'A data analyst reads thousands of play sessions to spot where people stop, then tells ' +
      'designers what to change.',
  },
  counts: [1, 3, 2, 0],
  nextAt: null,
  isLast: false,
  yourAnswer: 2,
  yourVerdict: { isCorrect: false, pointsEarned: 0 },
} satisfies Stage

const base = {
  game: sampleHeader,
  own: null,
  paused: false,
  playerCount: 26,
  leaderboard: sampleRows,
  teams: null,
  players: sampleRows.map(({ playerId, displayName, connected }) => ({
    playerId,
    displayName,
    connected,
  })),
}

export const samplePlayerView = (stage: Stage, patch: Partial<PlayerView> = {}): PlayerView => ({
  ...base,
  role: 'player',
  stage,
  you: {
    playerId: 'gp_3',
    displayName: 'Maya R.',
    signedIn: true,
    score: 40,
    correctAnswers: 2,
    totalAnswers: 3,
    rank: 3,
    placement: null,
    teamId: null,
    rewards: null,
  },
  ...patch,
})

export const sampleHostView = (stage: Stage, patch: Partial<HostView> = {}): HostView => ({
  ...base,
  role: 'host',
  stage,
  inControl: true,
  canStart: true,
  settled: false,
  ...patch,
})

export const sampleScreenView = (stage: Stage, patch: Partial<ScreenView> = {}): ScreenView => ({
  ...base,
  role: 'screen',
  stage,
  joinable: true,
  ...patch,
})
