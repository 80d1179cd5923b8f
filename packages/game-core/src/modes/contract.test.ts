import { describe, expect, it } from 'vitest'
import { modeContract } from '../testing/mode-contract'
import { MODE_MANIFESTS, MODE_RULES, modesFor } from './index'

describe.each(Object.keys(MODE_MANIFESTS))('contract of %s', (id) => {
  it.each(modeContract(id))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })

  it('is listed under its own id', () => {
    expect(MODE_RULES[id]?.manifest.id).toBe(id)
  })
})

describe('modes', () => {
  it('team_challenge alone is not offered for solo', () => {
    expect(modesFor('solo')).toEqual(['career_quest', 'speed_run'])
  })
})
