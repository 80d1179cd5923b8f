import { resultPost } from '@pathquest/core/game/results'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../../testing/play'

type Question = ReturnType<typeof testQuestion>
const ofKind = (kind: string, shape: object, solution: object | null, index = 0): Question => ({
  ...testQuestion(index),
  kind,
  options: [],
  correctIndex: null,
  shape: shape as never,
  solution: solution as never,
})
const typed = (index: number) => ofKind('typed', {}, { accepted: ['veterinarian'] }, index)
const poll = ofKind('poll', { options: ['Inside', 'Outside'], asksWhy: true }, null)

const game = (questions: Question[], change: PlayOptions = {}) =>
  play({ players: ['ana', 'ben', 'cleo'], questions, ...change })
const say = (at: Play, id: string, answer: unknown) => {
  const { stage } = at.later(1_000).viewOf(id)
  if (stage.name !== 'question') throw new Error('no question is open')
  return at.says(at.moveOf(id, 'answer', { questionId: stage.question.id, answer }))
}
const stageOf = (at: Play, id = 'ana') => {
  const { stage } = at.viewOf(id)
  if (stage.name !== 'result') throw new Error('no result')
  return stage
}
const accept = (at: Play, answer: unknown, index = 0) =>
  at.tryHost('accept_answer', {
    questionId: at.setup.questions[index]?.id,
    answer: answer as never,
  })

describe('the host and a result', () => {
  it('[R43] accepts an answer: points, streak, right answers and grade follow at once', () => {
    const at = game([typed(0), typed(1), testQuestion(2)])
    for (const id of ['ana', 'ben']) say(at, id, 'veterinarian')
    say(at, 'cleo', 'veterinarian')
    at.advance()
    say(at, 'ana', 'animal doctor')
    say(at, 'ben', 'Animal Doctors')
    say(at, 'cleo', 'vet nurse')
    expect([at.scoreOf('ana'), at.viewOf('ana').you.correctAnswers]).toEqual([10, 1])
    expect(at.hostView.allows).toContain('accept_answer')
    expect(accept(at, 'animal doctor', 1)).toBe('ok')
    expect(['ana', 'ben', 'cleo'].map((id) => at.scoreOf(id))).toEqual([20, 20, 10])
    expect(stageOf(at)).toMatchObject({
      yourVerdict: { isCorrect: true, pointsEarned: 10 },
      yourStreak: 2,
      solution: { of: { accepted: ['veterinarian', 'animal doctor'] } },
    })
    expect(stageOf(at, 'cleo').yourVerdict).toMatchObject({ isCorrect: false })
    at.advance().host('end')
    const post = resultPost(at.setup, at.game, 'key')
    expect(post.players.map(({ correctAnswers }) => correctAnswers)).toEqual([2, 2, 1])
  })

  it('[R43] a score by speed and streak is the one that a right answer would have had', () => {
    const timed = (at: Play) => {
      say(at, 'ana', 'veterinarian')
      say(at, 'ben', 'veterinarian')
      say(at, 'cleo', 'no idea')
      at.advance()
      return at
    }
    const right = timed(game([typed(0), typed(1)], { mode: 'speed_run' }))
    const late = timed(game([typed(0), typed(1)], { mode: 'speed_run' }))
    for (const [at, word] of [
      [right, 'veterinarian'],
      [late, 'animal doctor'],
    ] as const) {
      for (const id of ['ana', 'ben', 'cleo']) say(at, id, word)
    }
    expect(late.scoreOf('ana')).toBeLessThan(right.scoreOf('ana'))
    accept(late, 'animal doctor', 1)
    for (const id of ['ana', 'ben', 'cleo']) expect(late.scoreOf(id)).toBe(right.scoreOf(id))
  })

  it('[R43] a team gets its members’ points', () => {
    const at = game([typed(0)], { mode: 'team_challenge' })
    for (const id of ['ana', 'ben', 'cleo']) say(at, id, 'animal doctor')
    expect(at.hostView.teams?.map(({ score }) => score)).toEqual([0, 0])
    accept(at, 'animal doctor')
    expect(at.hostView.teams?.map(({ score }) => score)).toEqual([10, 10])
  })

  describe.each([
    'career_quest',
    'speed_run',
    'team_challenge',
    'sure_footing',
    'open_claims',
    'headlamps',
  ])('%s', (mode) => {
    /** The second question is answered with what becomes right: at once, or when it is accepted. */
    const played = (solution: string[]) => {
      const second = ofKind('typed', {}, { accepted: solution }, 1)
      const at = game([typed(0), second, typed(2)], { mode })
      for (const words of [
        ['veterinarian', 'no idea', 'veterinarian'],
        ['animal doctor', 'animal doctor', 'no idea'],
      ]) {
        // A phase before the question ends by its host.
        if (at.viewOf('ana').stage.name !== 'question') at.advance()
        for (const [i, id] of ['ana', 'ben', 'cleo'].entries()) say(at, id, words[i])
        if (words[0] === 'veterinarian') at.advance()
      }
      return at
    }
    const shown = (at: Play) => ({
      players: ['ana', 'ben', 'cleo'].map((id) => {
        const { own, you, leaderboard, teams } = at.viewOf(id)
        return { own, you, leaderboard, teams }
      }),
      host: at.hostView.own,
      screen: at.screenView.own,
    })

    it('[R43] every view follows, as if the answer had been right from the start', () => {
      const right = played(['veterinarian', 'animal doctor'])
      const late = played(['veterinarian'])
      expect(shown(late)).not.toEqual(shown(right))
      expect(accept(late, 'animal doctor', 1)).toBe('ok')
      expect(shown(late)).toEqual(shown(right))
      expect(shown(late.host('end'))).toEqual(shown(right.host('end')))
    })
  })

  it('[R43] not while it is open, not twice, not of another question, not for other kinds', () => {
    const at = game([typed(0), testQuestion(1)])
    expect(accept(at, 'animal doctor')).toBe('not_now')
    for (const id of ['ana', 'ben', 'cleo']) say(at, id, 'animal doctor')
    expect(accept(at, 'animal doctor', 1)).toBe('stale_version')
    expect(accept(at, 7)).toBe('not_now')
    expect([accept(at, 'animal doctor'), accept(at, 'animal doctor')]).toEqual(['ok', 'not_now'])
    expect(at.tryHost('accept_answer')).toBe('bad_message')
    at.advance().later(1_000)
    for (const id of ['ana', 'ben', 'cleo']) at.answer(id, 'wrong')
    expect(at.hostView.allows).not.toContain('accept_answer')
    expect(accept(at, 1, 1)).toBe('not_now')
  })

  it('[R44] the result names every given answer that became right', () => {
    const at = game([typed(0)])
    say(at, 'ana', 'animal doctor')
    say(at, 'ben', 'Animal doctors')
    say(at, 'cleo', 'nurse')
    accept(at, 'animal doctor')
    at.host('end')
    const [question] = at.setup.questions
    expect(resultPost(at.setup, at.game, 'key').accepted).toEqual([
      { questionId: question?.id, answer: 'animal doctor' },
      { questionId: question?.id, answer: 'Animal doctors' },
    ])
  })

  it('[R45] a reason is for the host, and for the class once it is let through', () => {
    const at = game([poll])
    say(at, 'ana', { option: 1, why: 'fresh air' })
    say(at, 'ben', { option: 0, why: 'I like tools' })
    const everything = () => JSON.stringify([at.viewOf('cleo'), at.screenView])
    expect(JSON.stringify(at.hostView)).not.toContain('fresh air')
    say(at, 'cleo', { option: 1, why: null })
    expect(everything()).not.toContain('fresh air')
    expect(at.hostView.stage).toMatchObject({
      counts: [],
      countsOf: [1, 2],
      remarksToShow: [
        { playerId: 'ana', text: 'fresh air', isShown: false },
        { playerId: 'ben', text: 'I like tools', isShown: false },
      ],
    })
    const show = (playerId: string, remark: string) =>
      at.tryHost('show_remark', { playerId, remark })
    expect([show('ana', 'something else'), show('cleo', ''), show('zoe', 'x')]).toEqual([
      'not_now',
      'not_now',
      'not_now',
    ])
    expect([show('ana', 'fresh air'), show('ana', 'fresh air')]).toEqual(['ok', 'ok'])
    expect(stageOf(at, 'cleo').remarks).toEqual(['fresh air'])
    expect(at.screenView.stage).toMatchObject({ remarks: ['fresh air'] })
    expect(everything()).not.toContain('I like tools')
  })
})
