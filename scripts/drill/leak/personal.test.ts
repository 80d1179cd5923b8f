import type { Json } from '@pathquest/core/json'
import { play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'
import { PersonalSearch } from './personal'

const CLASS = ['ana', 'ben', 'cleo', 'dan', 'eve']
/** Ids of tests are names. */
const everybody = () => CLASS.map((name) => ({ id: name, name: `${name} by name` }))
const game = () => {
  const played = play({ mode: 'common_ground', players: CLASS })
  for (const id of CLASS) played.send(played.moveOf(id, 'choose', { side: 'first' }))
  return played
}
const planted = <View extends { own: Json | null }>(view: View, fields: object): View => ({
  ...view,
  own: { ...(view.own as object), ...fields } as Json,
})

describe('a search for what is personal', () => {
  it('finds nothing in a game that keeps it, and knows that it was there', () => {
    const search = new PersonalSearch(['side', 'guess'], everybody)
    const played = game()
    search.hears('ana', played.viewOf('ana'))
    expect(search.unseen()).toEqual(['no own guess'])
    for (const id of CLASS) played.send(played.moveOf(id, 'guess', { tens: 3 }))
    for (const id of CLASS) search.hears(id, played.viewOf(id))
    played.host('end')
    for (const id of CLASS) search.hears(id, played.viewOf(id))
    search.hears('the host', played.hostView)
    search.hears('the projector', played.screenView)
    expect([search.leaks, search.unseen()]).toEqual([[], []])
  })

  it.each([
    ['a side at the host', () => planted(game().hostView, { side: 'first' })],
    ['a second side', () => planted(game().viewOf('ana'), { others: [{ side: 'second' }] })],
    ['an id', () => planted(game().viewOf('ana'), { walked: { ben: 1 } })],
    ['a name', () => planted(game().screenView, { walked: ['cleo by name'] })],
  ])('finds %s', (_, view) => {
    const search = new PersonalSearch(['side'], everybody)
    search.hears('somebody', view())
    expect(search.leaks).toHaveLength(1)
  })

  it('lets the host know who is through, and the projector not', () => {
    const search = new PersonalSearch(['side'], everybody)
    search.hears('the host', planted(game().hostView, { doneBy: ['ana'] }))
    expect(search.leaks).toEqual([])
    search.hears('the projector', planted(game().screenView, { doneBy: ['ana'] }))
    expect(search.leaks).toHaveLength(1)
  })

  it('leaves a player their own name', () => {
    const search = new PersonalSearch(['side'], everybody)
    search.hears('ana', planted(game().viewOf('ana'), { you: 'ana' }))
    expect(search.leaks).toEqual([])
  })
})
