import type { ClassDetail, ClassGame, ClassStudent, HardQuestion } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { nextStep } from './next-step'

const student = { id: 'pr_ana' } as ClassStudent
const game = (isHost: boolean) =>
  ({ sessionId: 'gs_1', gameMode: 'career_quest', isHost }) as ClassGame
const hard = (questionId: string, rightShare: number) =>
  ({ questionId, rightShare }) as HardQuestion

const next = (of: Partial<ClassDetail>) =>
  nextStep({ students: [student], games: [], hardQuestions: [], ...of } as unknown as ClassDetail)

test('first students, then a game', () => {
  expect(next({ students: [] })).toEqual({ kind: 'students' })
  expect(next({})).toEqual({ kind: 'game' })
})

test('the three hardest of the last game, without those that everybody knew', () => {
  const hardQuestions = [hard('a', 0), hard('b', 0.2), hard('c', 0.5), hard('d', 0.6)]
  expect(next({ games: [game(true)], hardQuestions })).toMatchObject({
    kind: 'hard',
    of: { sessionId: 'gs_1' },
    questionIds: ['a', 'b', 'c'],
  })
  expect(next({ games: [game(true)], hardQuestions: [hard('a', 1)] })).toEqual({ kind: 'again' })
})

test('of a colleague’s game no question is offered', () => {
  const hardQuestions = [hard('a', 0)]
  expect(next({ games: [game(false)], hardQuestions })).toEqual({ kind: 'again' })
})
