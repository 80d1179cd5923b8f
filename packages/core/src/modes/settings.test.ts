import { describe, expect, it } from 'vitest'
import { defineManifest } from './manifest'
import { readSettings, readStoredSettings } from './settings'

const manifest = defineManifest({
  id: 'night_walk',
  stateVersion: 1,
  offers: ['class'],
  minPlayers: 1,
  lasts: { minutes: 5, per: 'questions' },
  pace: 'self',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: [],
  settings: {
    lamps: { kind: 'int', min: 2, max: 5, default: 3 },
    weather: { kind: 'choice', of: ['clear', 'fog'], default: 'clear' },
    dawn: { kind: 'switch', default: true },
  },
  moves: {},
})
const DEFAULTS = { lamps: 3, weather: 'clear', dawn: true }

describe('Settings of a request', () => {
  it.each([undefined, null, {}])('%o: the defaults', (input) => {
    expect(readSettings(manifest, input)).toEqual({ ok: true, settings: DEFAULTS })
  })

  it.each([
    [{ lamps: 2 }],
    [{ lamps: 5, dawn: false }],
    [{ lamps: 3, weather: 'fog', dawn: true }],
  ])('%o: accepted, the defaults for the rest', (input) => {
    expect(readSettings(manifest, input)).toEqual({ ok: true, settings: { ...DEFAULTS, ...input } })
  })

  it.each([
    [{ lamps: 1 }, 'lamps is a whole number from 2 to 5'],
    [{ lamps: 6 }, 'lamps is a whole number from 2 to 5'],
    [{ lamps: 2.5 }, 'lamps is a whole number from 2 to 5'],
    [{ lamps: '3' }, 'lamps is a whole number from 2 to 5'],
    [{ lamps: null }, 'lamps is a whole number from 2 to 5'],
    [{ weather: 'rain' }, 'weather is one of clear, fog'],
    [{ dawn: 'yes' }, 'dawn is true or false'],
    [{ torches: 1 }, 'night_walk has no setting torches'],
    [JSON.parse('{"__proto__": 1}'), 'night_walk has no setting __proto__'],
    [{ toString: 1 }, 'night_walk has no setting toString'],
    [[3], 'the settings of night_walk are an object'],
    ['lamps', 'the settings of night_walk are an object'],
  ])('%o is refused: %s', (input, reason) => {
    expect(readSettings(manifest, input)).toEqual({
      ok: false,
      code: 'bad_request',
      params: { reason },
    })
  })
})

describe('Stored settings', () => {
  it.each([
    ['none', undefined, DEFAULTS],
    [
      'those that the mode takes',
      { lamps: 4, dawn: false },
      { ...DEFAULTS, lamps: 4, dawn: false },
    ],
    [
      'the default where its range has changed',
      { lamps: 9, weather: 'fog' },
      { ...DEFAULTS, weather: 'fog' },
    ],
    ['nothing that the mode has no more', { torches: 2, constructor: 1 }, DEFAULTS],
  ])('%s', (_, stored, settings) => {
    expect(readStoredSettings(manifest, stored)).toEqual(settings)
  })
})
