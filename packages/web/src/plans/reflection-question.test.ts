import { REFLECTION_QUESTIONS } from '@pathquest/core/plans/plan-limits'
import { expect, test } from 'vitest'
import { reflectionQuestionOf } from './reflection-question'

const GAMES = Array.from({ length: 300 }, (_, at) => `gs_${(at * 7919).toString(36)}`)

test('a game always has the same question', () => {
  for (const id of GAMES) expect(reflectionQuestionOf(id)).toBe(reflectionQuestionOf(`${id}`))
})

test('from game to game each of the questions comes about as often', () => {
  const asked = GAMES.map(reflectionQuestionOf)
  for (const question of REFLECTION_QUESTIONS) {
    const times = asked.filter((one) => one === question).length
    expect(times, question).toBeGreaterThan(GAMES.length / 5)
  }
})
