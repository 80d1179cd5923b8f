import { describe, expect, it } from 'vitest'
import { GAME_MODE_IDS } from '../constants'
import { modeContract } from '../testing/mode-contract'
import { GAME_MODES, SOLO_MODE_IDS } from './index'

describe.each(GAME_MODE_IDS)('contract of %s', (id) => {
  it.each(modeContract(id))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })

  it('is listed under its own id', () => {
    expect(GAME_MODES[id]?.id).toBe(id)
  })
})

describe('modes', () => {
  it('team_challenge alone is not offered for solo', () => {
    expect(SOLO_MODE_IDS).toEqual(['career_quest', 'speed_run'])
  })
})
