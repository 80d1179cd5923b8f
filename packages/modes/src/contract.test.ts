import { describe, expect, it } from 'vitest'
import { MODE_IDS, modesFor } from './catalogue'
import { modeContract } from './testing/mode-contract'
import { registerTestModes } from './testing/register'

const testModes = registerTestModes()

describe.each([...MODE_IDS, ...testModes])('contract of %s', (id) => {
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
