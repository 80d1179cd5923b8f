import { describe, expect, it } from 'vitest'
import { MODE_IDS, modesFor } from './catalogue'
import { modeContract } from './testing/mode-contract'
import { registerTestModes } from './testing/register'
import { SEEDS, sessionQuestions } from './testing/session-questions'

const testModes = registerTestModes()

describe.each([...MODE_IDS, ...testModes])('contract of %s', (id) => {
  it.each(modeContract(id))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })
})

describe('sessions of the contract', () => {
  it('ask questions of every kind where a mode takes it', () => {
    const asked = (mode: string) =>
      new Set(SEEDS.flatMap((seed) => sessionQuestions(mode, seed).map(({ kind }) => kind)))
    const kinds = ['choice', 'match', 'number', 'order', 'poll', 'several', 'typed']
    expect([...asked('career_quest')].sort()).toEqual(kinds)
    expect(asked('second_look')).toEqual(new Set(['choice']))
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
