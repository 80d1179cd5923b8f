import type { RoomSetup } from '../contracts/room-setup'

type SetupQuestion = RoomSetup['questions'][number]

/** A question whose right option is `correctIndex`; canary strings mark what must not leak. */
export function testQuestion(index: number, change: Partial<SetupQuestion> = {}): SetupQuestion {
  return {
    id: `qn_test_${index}`,
    kind: 'choice',
    text: `Which tool does job number ${index} need?`,
    imageUrl: null,
    options: ['Compass', 'Ladder', 'Microscope', 'Whisk'],
    points: 10,
    timeLimitSeconds: 20,
    difficulty: 'medium',
    businessDriver: 'people',
    correctIndex: index % 4,
    explanation: `canary-explanation-${index}`,
    ...change,
  }
}

/** A game of three questions as the API would set it up. */
export function testSetup(change: Partial<RoomSetup> = {}): RoomSetup {
  return {
    sessionId: 'gs_test',
    gameCode: 'ABC234',
    sessionType: 'multiplayer',
    hostId: 'pf_host',
    modeId: 'career_quest',
    modeSettings: {},
    title: 'Inside a Game Studio',
    careerId: null,
    careerTitle: null,
    maxPlayers: 30,
    isPublic: true,
    allowLateJoin: false,
    progression: 'manual',
    resultMs: 5000,
    revealAtOnce: false,
    countdown: false,
    tapToAnswer: false,
    runAlone: false,
    approveNames: false,
    timeStretch: 1,
    minAnswerMs: 250,
    lateGraceMs: 500,
    seed: 'seed-1',
    createdAt: 1_000_000,
    questions: [testQuestion(0), testQuestion(1), testQuestion(2)],
    ...change,
  }
}
