import { GameSettings, type SessionSummary } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { sameAgain } from './play-again'

const session: SessionSummary = {
  id: 'gs_1',
  gameCode: 'AB12CD',
  questionSetId: 'qs_1',
  title: 'Surveying',
  totalQuestions: 2,
  gameMode: 'speed_run',
  sessionType: 'multiplayer',
  status: 'completed',
  outcome: 'finished',
  maxPlayers: 12,
  isPublic: false,
  allowLateJoin: true,
  settings: GameSettings.parse({ shuffleQuestions: true, approveNames: true }),
  isHost: true,
  createdAt: 1,
  startedAt: 2,
  endedAt: 3,
  questionIds: ['qn_2', 'qn_1'],
}

test('the next game keeps the part of the set, the mode and every setting, and refers to the former', () => {
  expect(sameAgain(session)).toEqual({
    questionSetId: 'qs_1',
    questionIds: ['qn_2', 'qn_1'],
    gameMode: 'speed_run',
    sessionType: 'multiplayer',
    maxPlayers: 12,
    isPublic: false,
    allowLateJoin: true,
    settings: session.settings,
    playAgainOf: 'gs_1',
  })
})

test('a game of careers is dealt again about the same ones', () => {
  const deck = { industry: 'Health Science', language: 'es' as const }
  const again = sameAgain({ ...session, questionSetId: null, questionIds: undefined, deck })
  expect(again).toMatchObject({ deck, gameMode: 'speed_run' })
  expect(again).not.toHaveProperty('questionSetId')
})

test('solo, the first ones are the first ones again, and no former game is referred to', () => {
  const alone = { ...session, sessionType: 'solo' as const, questionIds: undefined }
  const again = sameAgain({ ...alone, firstQuestions: 5 })
  expect(again).toMatchObject({ sessionType: 'solo', firstQuestions: 5 })
  expect(again).not.toHaveProperty('playAgainOf')
})
