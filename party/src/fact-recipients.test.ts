import type { Fact, GameEvent } from '@pathquest/core/game'
import { expect, test } from 'vitest'
import { bringsView } from './fact-recipients'

const move: GameEvent = { type: 'move', playerId: 'ana', move: { id: 'm', type: 'buy' } }
const press: GameEvent = {
  type: 'host',
  command: 'lock',
  commandId: null,
  tab: null,
  expectedBeat: null,
  playerId: null,
  lock: false,
}
const moved = (notify: Extract<Fact, { type: 'moved' }>['notify']): Fact => ({
  type: 'moved',
  playerId: 'ana',
  notify,
})

test.each<[string, GameEvent, Fact[], boolean, boolean]>([
  ['a move brings its player a view', move, [moved(null)], false, true],
  ['a move for the class brings one', move, [moved('class')], true, true],
  ['a move that closes the question brings one', move, [{ type: 'turned' }], false, true],
  ['an answer of a round brings none', move, [moved([])], false, false],
  ['a move for others brings none', move, [moved(['ben'])], true, false],
  ['a move for the watchers brings none', move, [moved('watchers')], true, false],
  ['a move sent again brings none', move, [], false, false],
  ['a character in the lobby comes with the list', move, [{ type: 'roster' }], false, false],
  ['a press brings the host a view', press, [{ type: 'roster' }], false, true],
  ['a press without effect brings none', press, [], false, false],
  ['at one’s own pace a press may change no view', press, [{ type: 'roster' }], true, false],
  ['at one’s own pace a pause brings one', press, [{ type: 'host_changed' }], true, true],
])('%s', (_, event, facts, isOwnPace, expected) => {
  expect(bringsView(event, facts, isOwnPace)).toBe(expected)
})
