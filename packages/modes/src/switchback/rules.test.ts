import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { gameMode } from '../game-rules'
import { type Play, type PlayOptions, play } from '../testing/play'

const questions = Array.from({ length: 9 }, (_, i) => testQuestion(0, { id: `qn_${i}` }))
const switchback = (change: PlayOptions = {}) =>
  play({ mode: 'switchback', questions, modeSettings: { minutes: 4 }, ...change }).at(130_000)

interface Play_ {
  inARow: number
  climb: number
  camped: number
  slid: number
  nextClimb: number
  nextCard: { difficulty: string; isNew: boolean } | null
}
const own = (game: Play, id = 'ana') => (game.viewOf(id).own as unknown as { play: Play_ }).play

function answer(game: Play, isRight = true, id = 'ana') {
  const { stage } = game.later(1_000).viewOf(id)
  if (stage.name !== 'question') throw new Error('no card')
  const { id: questionId } = stage.question
  expect(game.says(game.moveOf(id, 'answer', { questionId, answer: isRight ? 0 : 1 }))).toBe('ok')
}
function turn(game: Play, isRight = true, id = 'ana') {
  answer(game, isRight, id)
  expect(game.says(game.moveOf(id, 'next'))).toBe('ok')
}
const camp = (game: Play) => game.says(game.moveOf('ana', 'camp'))

describe('switchback', () => {
  it('[SB1] climbs 4, 5, 5, 5, 6, and the fifth makes camp', () => {
    const game = switchback()
    const climbs = [0, 1, 2, 3, 4].map(() => {
      turn(game)
      return own(game).climb
    })
    expect(climbs).toEqual([4, 9, 14, 19, 0])
    expect(own(game)).toMatchObject({ camped: 25, inARow: 0, nextClimb: 4 })
  })

  it('[SB2] makes camp between cards, knowing the next card’s difficulty and whether it is new', () => {
    const game = switchback()
    answer(game)
    expect(own(game).nextCard).toEqual({ difficulty: 'medium', isNew: true })
    expect([camp(game), own(game).camped, camp(game)]).toEqual(['ok', 4, 'not_now'])
    game.send(game.moveOf('ana', 'next'))
    expect(own(game).nextCard).toBeNull()
    expect(camp(game)).toBe('not_now')
    turn(game, false)
    for (let i = 0; i < 2; i++) turn(game)
    answer(game)
    expect(own(game).nextCard).toEqual({ difficulty: 'medium', isNew: false })
  })

  it('[SB3] a miss loses the climb and nothing in camp', () => {
    const game = switchback()
    answer(game)
    camp(game)
    game.send(game.moveOf('ana', 'next'))
    turn(game)
    turn(game, false)
    expect(own(game)).toMatchObject({ camped: 4, climb: 0, slid: 4, inARow: 0 })
  })

  it('[SB4] with nothing in camp when half of the class has, the trail is broken: at most 35 a climb', () => {
    const game = switchback({ players: ['ana', 'ben', 'cleo'] })
    for (const id of ['ben', 'cleo']) for (let i = 0; i < 5; i++) turn(game, true, id)
    expect(own(game)).toMatchObject({ nextClimb: 4 })
    game.later(10_000)
    expect(own(game)).toMatchObject({ nextClimb: 6 })
    for (let i = 0; i < 5; i++) turn(game)
    expect(own(game).camped).toBe(35)
    // With something in camp, however little, the way is the same for all.
    expect(own(game.later(10_000))).toMatchObject({ nextClimb: 4 })
  })

  it('[SB5] in the evening camps count double', () => {
    const game = switchback().at(180_000)
    answer(game)
    camp(game)
    expect(own(game).camped).toBe(8)
    game.send(game.moveOf('ana', 'next'))
    for (let i = 0; i < 5; i++) turn(game)
    expect(own(game).camped).toBe(58)
  })

  it('[SB6] at the end the climb is camped at its single value', () => {
    const game = switchback().at(200_000)
    turn(game)
    turn(game)
    expect(game.at(240_500).scoreOf('ana')).toBe(9)
  })

  it('[SB7] a survey changes nothing, and the projector shows how many are where, never who', () => {
    const game = switchback({
      questions: [testQuestion(0, { correctIndex: null }), ...questions],
      players: ['ana', 'ben'],
    })
    for (let i = 0; i < 10; i++) turn(game)
    expect(own(game).camped + own(game).climb).toBe(25 + 4 + 5 + 5 + 5)
    expect(game.screenView.own).toMatchObject({
      play: { camped: 25, at: [1, 0, 0, 0, 1], tops: 1 },
    })
    turn(game, false)
    expect(game.screenView.own).toMatchObject({ play: { camped: 25, at: [2, 0, 0, 0, 0] } })
    expect(JSON.stringify(game.screenView.own)).not.toMatch(/ana|ben|climb|slid/)
  })

  it('[SB8] at the end the class learns its sums, each player the own best climb', () => {
    const game = switchback({ players: ['ana', 'ben'] })
    for (let i = 0; i < 5; i++) turn(game, true, 'ben')
    turn(game)
    turn(game)
    turn(game, false)
    answer(game)
    // Before the board changes: nobody is behind yet.
    camp(game)
    game.host('end')
    expect(game.screenView.own).toEqual({ camped: 29, players: 2, camps: 2, tops: 1, lost: 9 })
    const ended = (id: string) => game.viewOf(id).you.ending
    expect(ended('ana')).toEqual({ camped: 4, camps: 1, best: 9, lost: 9, late: 0, bends: 1 })
    expect(ended('ben')).toMatchObject({ camped: 25, best: 25, lost: 0, late: 0 })
  })

  it('[SB9] a climb that only the end has camped is told as such', () => {
    const game = switchback()
    turn(game)
    turn(game)
    game.host('end')
    expect(game.viewOf('ana').you.ending).toMatchObject({ camped: 9, best: 9, late: 9 })
  })

  it('reads a stored game that counted no story', () => {
    const game = switchback()
    turn(game)
    const text = JSON.stringify(game.game.mode)
    const before = text
      .replace(/"(bends|camps|tops|best|lost|late)":\d+,?/g, '')
      .replaceAll(',}', '}')
    expect(before).not.toBe(text)
    const read = gameMode('switchback').readState(JSON.parse(before))
    expect(read).toMatchObject({ hands: { ana: { own: { climb: 4, camps: 0, best: 0 } } } })
  })
})
