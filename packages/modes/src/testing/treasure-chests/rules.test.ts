import { resultPost } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { play } from '../play'
import { registerTestModes } from '../register'

registerTestModes()

const questions = [testQuestion(0), testQuestion(0, { id: 'qn_other', points: 90 })]
const chests = (seed = 'seed-1') =>
  play({ mode: 'treasure_chests', players: ['ana', 'ben'], questions, seed })

/** Answers the player's current question, and goes to the next. */
function dig(game: ReturnType<typeof chests>, playerId: string, answer: number) {
  const { stage } = game.viewOf(playerId)
  if (stage.name !== 'question') throw new Error('nothing is asked')
  game.send(game.moveOf(playerId, 'answer', { questionId: stage.question.id, answer }))
  return game.send(game.moveOf(playerId, 'next'))
}
const own = (game: ReturnType<typeof chests>, playerId: string) =>
  (game.viewOf(playerId).own as { play: { coins: number; keys: number } }).play
const endsAt = (game: ReturnType<typeof chests>) =>
  (game.viewOf('ana').own as { clock: { deadline: number | null } }).clock.deadline

describe('treasure chests', () => {
  it('[TT1] a key opens one chest of somebody else, for 40 % of it or nothing', () => {
    const taken = new Set<number>()
    for (let i = 0; i < 12; i++) {
      const game = chests(`seed-${i}`)
      for (const id of ['ana', 'ana', 'ben']) dig(game.later(1_000), id, 0)
      const before = own(game, 'ana').coins
      expect(game.says(game.moveOf('ben', 'steal', { from: 'ben' }))).toBe('player_not_found')
      expect(game.says(game.moveOf('ben', 'steal', { from: 'ana' }))).toBe('ok')
      taken.add(before - own(game, 'ana').coins)
      expect(game.says(game.moveOf('ben', 'steal', { from: 'ana' }))).toBe('move_unknown')
    }
    expect([...taken].sort()).toEqual([0, 40])
  })

  it('[TT2] the clock is stopped while the host is gone', () => {
    const game = chests().later(60_000).loseHost().later(500_000)
    expect(endsAt(game)).toBeNull()
    game.hostBack()
    expect(endsAt(game)).toBe(game.now + 180_000 - 75_000)
  })

  it('[TT3] coins move between players and are made by answers alone', () => {
    const game = chests()
    for (const id of ['ana', 'ben', 'ana']) dig(game.later(1_000), id, 0)
    const all = () => own(game, 'ana').coins + own(game, 'ben').coins
    const before = all()
    game.send(game.moveOf('ben', 'steal', { from: 'ana' }))
    expect(all()).toBe(before)
  })

  it('[TT4] it ends with the clock, by the host, or when all have answered all', () => {
    expect(chests().later(180_499).isOver).toBe(false)
    expect(chests().later(180_500).isOver).toBe(true)
    expect(chests().advance().isOver).toBe(true)
    const game = chests()
    for (const id of ['ana', 'ben', 'ben', 'ana']) dig(game.later(1_000), id, 0)
    expect(game.isOver).toBe(true)
  })

  it('[TT5] a missed question is repeated once, after three others, and not for the grade', () => {
    const game = play({
      mode: 'treasure_chests',
      players: ['ana', 'ben'],
      questions: Array.from({ length: 5 }, (_, i) => testQuestion(0, { id: `qn_${i}` })),
    })
    const asked: string[] = []
    for (const answer of [1, 0, 0, 0, 1, 0]) {
      const { stage } = game.later(1_000).viewOf('ana')
      if (stage.name === 'question') asked.push(stage.question.id)
      dig(game, 'ana', answer)
    }
    expect(asked[4]).toBe(asked[0])
    expect(new Set(asked).size).toBe(5)
    expect(game.stageOf('ana').name).toBe('waiting_next')
    expect(own(game, 'ana').coins).toBe(40)
    game.host('end')
    const { players, answers } = resultPost(game.setup, game.game, 'result')
    expect(answers.filter(({ questionId }) => questionId === asked[0])).toMatchObject([
      { attempt: 1, isCorrect: false },
      { attempt: 2, isCorrect: false },
    ])
    expect(players[0]).toMatchObject({ correctAnswers: 4, totalAnswers: 5, classScore: 80 })
  })
})
