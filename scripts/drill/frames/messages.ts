// Texts that players might send: such as the room understands with something odd in them, and such
// as it must not take. Sizes and odd values are fast-check's, which prefers edges.

import { HOST_COMMANDS } from '@pathquest/core/rooms/host-commands'
import { TIME_FACTORS } from '@pathquest/core/rooms/timing'
import fc from 'fast-check'

/** Stands for the id of the open question, which is known once a socket is open. */
export const openQuestion = '@question'
const frameMaxBytes = 16 * 1024

const oddText = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('', '__proto__', 'constructor', 'toString', '\u0000', '\ud800', '\u202e', 'null'),
)
const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const oddNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-1, 6, 0.5, 2 ** 53, -(2 ** 53), 1e308),
)
const oddValue = fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null), fc.jsonValue())
const moveTypes = ['answer', 'advance', 'end', 'buy', 'roll', '__proto__', 'constructor']

/** In the form of the protocol; what it asks for cannot be had. */
const near = fc.oneof(
  fc.record({ type: fc.constant('ping'), id }),
  fc.record({
    type: fc.constant('move'),
    id,
    move: fc.record({
      type: fc.constant('answer'),
      questionId: fc.oneof(oddText, fc.constantFrom(`${openQuestion} `, 'q_0000000000000000')),
      selectedOptionIndex: fc.nat(5),
    }),
  }),
  fc.record({
    type: fc.constant('move'),
    id,
    move: fc.record({
      type: fc.constant('answer'),
      questionId: fc.constant(openQuestion),
      selectedOptionIndex: fc.constantFrom(4, 5),
    }),
  }),
)

const whole = fc.oneof(
  near,
  fc.record({ type: fc.constant('resync') }),
  fc.record({
    type: fc.constant('move'),
    id: fc.oneof(id, oddText),
    move: fc
      .tuple(
        fc.oneof(fc.constantFrom(...moveTypes), oddText),
        fc.dictionary(oddText, oddValue, { maxKeys: 10 }),
      )
      .map(([type, fields]) => ({ ...fields, type })),
  }),
  fc.record({
    type: fc.constant('host'),
    id,
    command: fc.oneof(fc.constantFrom<string>(...HOST_COMMANDS), oddText),
    playerId: oddText,
    factor: oddNumber,
  }),
)

/** One field missing, another in its place, one more, or all of it within something else. */
const altered = fc
  .tuple(whole, oddText, oddValue, fc.nat(4))
  .map(([message, name, value, way]): unknown => {
    const fields: [string, unknown][] = Object.entries(message)
    const [first] = fields[way % fields.length] ?? ['']
    if (way === 0) return Object.fromEntries(fields.filter(([key]) => key !== first))
    if (way === 1) return Object.fromEntries([...fields, [first, value]])
    if (way === 2) return Object.fromEntries([...fields, [name, value]])
    return way === 3 ? [message] : value
  })

/** Cut, with something in its midst, twice, or with something behind it. */
const damaged = fc.tuple(whole, oddText, fc.nat(), fc.nat(3)).map(([message, odd, place, way]) => {
  const text = JSON.stringify(message)
  const at = place % text.length
  if (way === 0) return text.slice(0, at)
  if (way === 1) return text.slice(0, at) + odd + text.slice(at + 1)
  return way === 2 ? text + text : text + odd
})

/** Deep, long, or with a key twice and one that objects have by themselves. */
const made = fc.oneof(
  fc.nat(frameMaxBytes / 2 - 100).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.nat(frameMaxBytes - 100).map((length) => `{"type":"ping","id":"${'x'.repeat(length)}"}`),
  fc.constantFrom(
    '{"type":"move","type":"ping","id":"x"}',
    '{"__proto__":{"type":"ping"},"id":"x"}',
    '{"type":"move","id":"x","move":{"__proto__":{"type":"answer"},"type":"answer"}}',
    '\ufeff{"type":"resync"}',
    '{"type":"ping","id":"\\ud800"}',
    '1e999',
    '-0',
  ),
)

/** Costs its sender one of the messages of a second. */
export const nearText = near.map((message) => JSON.stringify(message))

/** Of hosts: whatever the page can press and more, but nothing that ends the game. */
export const commandText = fc
  .record(
    {
      type: fc.constant('host'),
      id,
      command: fc.constantFrom(...HOST_COMMANDS.filter((name) => name !== 'end')),
      expectedBeat: fc.nat(50),
      playerId: oddText,
      lock: fc.boolean(),
      factor: fc.constantFrom(...TIME_FACTORS),
    },
    { requiredKeys: ['type', 'id', 'command'] },
  )
  .map((message) => JSON.stringify(message))

/** Mostly as dear as six of them. */
export const badText = fc.oneof(
  { weight: 4, arbitrary: altered.map((message) => JSON.stringify(message) ?? '') },
  { weight: 4, arbitrary: damaged },
  { weight: 1, arbitrary: made },
)
