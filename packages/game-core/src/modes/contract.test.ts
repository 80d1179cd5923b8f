import { describe, expect, it } from 'vitest'
import { modeContract } from '../testing/mode-contract'
import { registerTestModes } from '../testing/modes/register'
import { MODE_IDS, modesFor } from './index'

const testModes = registerTestModes()

describe.each([...MODE_IDS, ...testModes])('contract of %s', (id) => {
  it.each(modeContract(id))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })
})

describe('modes', () => {
  it('of those of the documents, team_challenge alone is not offered for solo', () => {
    const solo = modesFor('solo')
    const documented = ['career_quest', 'speed_run', 'team_challenge']
    expect(documented.filter((id) => solo.includes(id))).toEqual(['career_quest', 'speed_run'])
  })
})
