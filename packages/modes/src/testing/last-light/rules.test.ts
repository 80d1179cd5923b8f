import { describe, expect, it } from 'vitest'
import { play } from '../play'
import { registerTestModes } from '../register'

registerTestModes()

const lights = (change = {}) =>
  play({ mode: 'last_light', players: ['ana', 'ben', 'cleo'], allowLateJoin: true, ...change })
const left = (game: ReturnType<typeof lights>, playerId: string) => game.viewOf(playerId).own

describe('last light', () => {
  it('[TL1] a wrong or missing answer costs a light, a right one none', () => {
    const game = lights().at(1_000).answer('ana', 'right').answer('ben', 'wrong').advance()
    expect(['ana', 'ben', 'cleo'].map((id) => left(game, id))).toEqual([
      { lights: 2 },
      { lights: 1 },
      { lights: 1 },
    ])
  })

  it('[TL2] a player without a light watches and is not waited for', () => {
    const game = lights({ modeSettings: { lights: 1 } }).at(1_000)
    game.answer('ana', 'right').answer('ben', 'right').answer('cleo', 'wrong').advance()
    expect(game.stageOf('cleo').name).toBe('waiting_next')
    expect(game.later(1_000).tryAnswer('cleo', 0)).toMatchObject({ code: 'question_not_open' })
    expect(game.answer('ana', 'right').answer('ben', 'right').stageOf().name).toBe('result')
  })

  it('[TL3] it ends when at most one player has a light', () => {
    const game = lights({ modeSettings: { lights: 1 } }).at(1_000)
    game.answer('ana', 'right').answer('ben', 'wrong').answer('cleo', 'wrong')
    expect(game.stageOf('ana')).toMatchObject({ name: 'result', isLast: true })
    expect(game.advance().placeOf('ana')).toBe(1)
  })

  it('[TL4] a late player has one light', () => {
    expect(left(lights().at(1_000).join('eve').connect('eve'), 'eve')).toEqual({ lights: 1 })
  })
})
