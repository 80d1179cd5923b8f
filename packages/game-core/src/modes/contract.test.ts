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
  it.each([
    ['career_quest', true],
    ['speed_run', true],
    ['team_challenge', false],
  ])('%s is offered for solo: %s', (id, isOffered) => {
    expect(modesFor('solo').includes(id)).toBe(isOffered)
  })
})
