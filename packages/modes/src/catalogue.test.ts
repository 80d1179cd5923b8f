import { GAME_MODE_DEFAULT } from '@pathquest/core/rooms/game-choices'
import { describe, expect, it } from 'vitest'
import { findManifest, leftOut, MODE_IDS, modesFor, takesKind } from './catalogue'

describe('The catalogue of modes', () => {
  it('has a folder for each documented mode', () => {
    expect(MODE_IDS).toEqual(
      expect.arrayContaining(['career_quest', 'speed_run', 'team_challenge']),
    )
  })

  it.each(['hop_scotch', '', 'toString', '__proto__'])('knows no mode %o', (id) => {
    expect(findManifest(id)).toBeUndefined()
  })

  it('the default mode is offered for a class and for solo games', () => {
    expect(modesFor('class')).toContain(GAME_MODE_DEFAULT)
    expect(modesFor('solo')).toContain(GAME_MODE_DEFAULT)
  })

  it('a team challenge is offered only for a class', () => {
    expect(modesFor('class')).toContain('team_challenge')
    expect(modesFor('solo')).not.toContain('team_challenge')
  })
})

describe('Kinds of question', () => {
  const counts = [
    { kind: 'choice', count: 7 },
    { kind: 'estimate', count: 2 },
    { kind: 'order', count: 1 },
  ]
  it('a mode supports all of them, or those that it names', () => {
    expect(takesKind({ kinds: 'any' }, 'estimate')).toBe(true)
    expect(takesKind({ kinds: ['choice'] }, 'choice')).toBe(true)
    expect(takesKind({ kinds: ['choice'] }, 'estimate')).toBe(false)
  })

  it.each([
    ['any', 0],
    [['choice'], 3],
    [['choice', 'estimate'], 1],
    [['survey'], 10],
  ] as const)('supporting %o leaves out %i of ten', (kinds, count) => {
    expect(leftOut({ kinds }, counts)).toBe(count)
  })
})
