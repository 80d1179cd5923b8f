import { resultPost } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { play } from '../play'
import { registerTestModes } from '../register'

registerTestModes()

const CLASS = ['ana', 'ben', 'cleo', 'dan', 'eve']
const opinions = () => play({ mode: 'opinions', players: CLASS })
const choose = (game: ReturnType<typeof opinions>, playerId: string, n: number, answer: number) =>
  game.says(game.moveOf(playerId, 'choose', { questionId: `qn_test_${n}`, answer }))

describe('opinions', () => {
  it('[TO1] a choice may be changed, and the last one counts', () => {
    const game = opinions()
    expect([choose(game, 'ana', 0, 1), choose(game, 'ana', 0, 2)]).toEqual(['ok', 'ok'])
    expect(game.viewOf('ana').own).toMatchObject({ answers: { qn_test_0: 2 } })
  })

  it('[TO2] no places, points or grades; answering half of the questions counts as taking part', () => {
    const game = opinions()
    for (const n of [0, 1]) choose(game, 'ana', n, 0)
    choose(game, 'ben', 0, 0)
    const { players } = resultPost(game.setup, game.host('end').game, 'result')
    expect(players.slice(0, 2)).toMatchObject([
      { tookPart: true, score: 0, placement: null, classScore: null },
      { tookPart: false, score: 0, placement: null, classScore: null },
    ])
  })

  it('[TO3] shares are shown from five answers on', () => {
    const game = opinions()
    for (const id of CLASS.slice(1)) choose(game, id, 0, 3)
    expect(game.screenView.own).toEqual([null, null, null])
    choose(game, 'ana', 0, 1)
    expect(game.screenView.own).toEqual([[0, 1, 0, 4], null, null])
    const change = { kind: 'several', options: [], shape: ['Oak', 'Ash'], solution: [0] }
    const ofLists = play({ mode: 'opinions', players: CLASS, questions: [testQuestion(0, change)] })
    for (const id of CLASS) {
      const answer = id === 'ana' ? [0, 1] : [1]
      ofLists.send(ofLists.moveOf(id, 'choose', { questionId: 'qn_test_0', answer }))
    }
    expect(ofLists.screenView.own).toEqual([[1, 5]])
  })

  it('[TO4] answers are stored without a verdict', () => {
    const game = opinions()
    choose(game, 'ana', 0, 0)
    const { answers } = resultPost(game.setup, game.host('end').game, 'result')
    expect(answers).toMatchObject([{ answer: 0, isCorrect: null, share: null, pointsEarned: 0 }])
  })
})
