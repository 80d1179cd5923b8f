import { resultPost } from '@pathquest/core/game'
import { describe, expect, it } from 'vitest'
import { play } from '../play'
import { registerTestModes } from '../register'

registerTestModes()

const boss = (strength = 'mild') => play({ mode: 'shared_boss', modeSettings: { strength } })
const strengthOf = (game: ReturnType<typeof boss>) => game.screenView.own

describe('shared boss', () => {
  it('[TB1] its strength is a share of all possible points', () => {
    expect(strengthOf(boss())).toEqual({ left: 24, whole: 24 })
    expect(strengthOf(boss('tough'))).toEqual({ left: 48, whole: 48 })
  })

  it('[TB2] points hit at the closing; without strength it is won', () => {
    const game = boss().at(1_000).answer('ana', 'right')
    expect(strengthOf(game)).toEqual({ left: 24, whole: 24 })
    game.answer('ben', 'right')
    expect(strengthOf(game)).toEqual({ left: 4, whole: 24 })
    game.advance().later(1_000).answer('ana', 'right').answer('ben', 'wrong')
    expect(game.stageOf()).toMatchObject({ name: 'result', isLast: true })
    expect(game.advance().stageOf('ana')).toEqual({ name: 'podium', outcome: 'won' })
  })

  it('[TB3] if it survives the last question, the game is lost', () => {
    expect(boss().host('end').stageOf('ana')).toEqual({ name: 'podium', outcome: 'lost' })
  })

  it('[TB4] nobody has a place, or a grade of points', () => {
    const game = boss().at(1_000).answer('ana', 'right').host('end')
    expect(game.placeOf('ana')).toBeNull()
    const { players } = resultPost(game.setup, game.game, 'result')
    expect(players.map(({ tookPart, classScore }) => [tookPart, classScore])).toEqual([
      [true, null],
      [false, null],
    ])
  })
})
