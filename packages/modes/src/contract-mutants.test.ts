import { describe, expect, it } from 'vitest'
import { checkThatFinds, MUTANTS } from './testing/mutants'
import { registerTestModes } from './testing/register'

registerTestModes()

describe('mutants of modes', () => {
  it('are at least forty, each with a unique name', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
  })

  it.each(MUTANTS)('a mode that $name ($of) fails: $found', (mutant) => {
    expect(checkThatFinds(mutant)).toBe(mutant.found)
  })
})
