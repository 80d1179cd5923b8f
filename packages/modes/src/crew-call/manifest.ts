import { defineManifest } from '@pathquest/core/modes/manifest'

export const REASONS = ['cover', 'calm', 'fast', 'fix', 'plan', 'new'] as const
export type Reason = (typeof REASONS)[number]

export const TAGS = ['needs', 'quick', 'surprise'] as const
export type Tag = (typeof TAGS)[number]

/** Careers of a mission. */
export const CAREERS = 8
/** Plans in a gallery. */
export const GALLERY = 4

const seat = { kind: 'int', min: 0, max: CAREERS - 1 } as const

export const manifest = defineManifest({
  id: 'crew_call',
  stateVersion: 1,
  offers: ['class'],
  ownDevices: true,
  minPlayers: 1,
  bestFrom: 5,
  lasts: { minutes: 6, per: 'missions' },
  pace: 'class',
  ends: 'none',
  grades: 'participation',
  material: 'own',
  personal: ['plan', 'star'],
  kinds: 'any',
  asks: ['progression', 'time', 'lateJoin', 'runAlone'],
  settings: {
    missions: { kind: 'int', min: 2, max: 5, default: 3 },
    planSeconds: { kind: 'int', min: 30, max: 180, default: 60, unit: 's' },
  },
  moves: {
    send: { a: seat, b: seat, c: seat, reason: { kind: 'word', of: REASONS } },
    star: {
      place: { kind: 'int', min: 0, max: GALLERY - 1 },
      tag: { kind: 'word', of: TAGS },
    },
    /** Of one's own plan, once it is shown. */
    show_name: {},
  },
})
