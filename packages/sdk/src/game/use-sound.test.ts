import {
  sampleQuestionStage as question,
  sampleResultStage as result,
  sampleScreenView as view,
} from '@pathquest/ui/testing/sample-views'
import { expect, test } from 'vitest'
import { cueBetween } from './use-sound'

const lobby = view({ name: 'lobby' })
const next = { ...question, question: { ...question.question, id: 'q_5' } }

test('sounds announce who joins, what opens and closes, and the podium', () => {
  expect(cueBetween(lobby, { ...lobby, playerCount: lobby.playerCount + 1 })).toBe('join')
  expect(cueBetween(lobby, view(question))).toBe('question')
  expect(cueBetween(view(result), view(next))).toBe('question')
  expect(cueBetween(view(question), view(result))).toBe('close')
  expect(cueBetween(view(result), view({ name: 'podium' }))).toBe('podium')
})

test('there is no sound for what is not new', () => {
  expect(cueBetween(null, view(question))).toBeNull()
  expect(cueBetween(view(question), view({ ...question, answeredCount: 4 }))).toBeNull()
  expect(cueBetween(lobby, { ...lobby, playerCount: lobby.playerCount - 1 })).toBeNull()
  expect(cueBetween(view({ name: 'podium' }), view({ name: 'podium' }))).toBeNull()
})
