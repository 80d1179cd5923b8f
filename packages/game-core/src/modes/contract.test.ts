import { describe, expect, it } from 'vitest'
import { modeContract } from '../testing/mode-contract'
import { registerTestModes } from '../testing/modes/register'
import { MODE_MANIFESTS, modesFor } from './index'

const modes = Object.keys(MODE_MANIFESTS)
const testModes = registerTestModes()

describe.each([...modes, ...testModes])('contract of %s', (id) => {
  it.each(modeContract(id))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })
})

describe('modes', () => {
  it('team_challenge alone is not offered for solo', () => {
    expect(modesFor('solo').filter((id) => modes.includes(id))).toEqual([
      'career_quest',
      'speed_run',
    ])
  })
})
