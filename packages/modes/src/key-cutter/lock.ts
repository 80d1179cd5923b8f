import type { Random } from '@pathquest/core/random'
import * as z from 'zod'
import { CUTS, DEPTHS, type Reading } from './readings'

/** So long a gauge is its maker's alone, and a turn waits for a second. */
export const GAUGE_MS = 15_000
export const SECOND_MS = 15_000
export const MOST_POINTS = 24
export const LEAST_POINTS = 10
export const WRONG_TURN = 2

const Key = z.array(z.number().int())
const StoredReading = z.object({
  cut: z.number().int(),
  depth: z.number().int(),
  is: z.enum(['deeper', 'fits', 'shallower']),
})
/** The lock of a crew. Times are ms of the rules. */
export const StoredLock = z.object({
  /** The depths of its key, which no view holds. */
  secret: Key,
  /** Of this key. */
  readings: z.array(StoredReading),
  wrongTurns: z.number().int(),
  marks: z.number().int(),
  /** Made and not used yet. */
  gauges: z.array(z.object({ by: z.string(), at: z.number() })),
  /** Waits for a second. */
  turn: z.object({ by: z.string(), at: z.number(), key: Key }).nullable(),
  /** The last wrong turn of this key. */
  jam: z.object({ at: z.number(), fits: z.number().int() }).nullable(),
  opened: z.number().int(),
  points: z.number().int(),
  /** What the last key brought. */
  lastPoints: z.number().int().nullable(),
})
export type Lock = z.infer<typeof StoredLock>

const newKey = (random: Random): number[] =>
  Array.from({ length: CUTS }, () => 1 + Math.floor(DEPTHS * random()))

const freshKey = (random: Random) => ({
  ...{ secret: newKey(random), readings: [], wrongTurns: 0, turn: null, jam: null },
})

export const newLock = (random: Random): Lock => ({
  ...freshKey(random),
  ...{ marks: 0, gauges: [], opened: 0, points: 0, lastPoints: null },
})

/** Marks until the next gauge: as many as members are here make two gauges, the first at half. */
export function marksFor({ marks }: Pick<Lock, 'marks'>, here: number) {
  const half = Math.ceil(here / 2)
  if (marks < half) return { made: marks, needed: half }
  return { made: marks - half, needed: Math.max(1, here - half) }
}

/** A right answer. */
export function marked(lock: Lock, by: string, here: number, at: number): Lock {
  const { made, needed } = marksFor(lock, here)
  const marks = lock.marks + 1
  if (made + 1 < needed) return { ...lock, marks }
  const gauges = [...lock.gauges, { by, at }]
  return { ...lock, marks: marks >= here ? 0 : marks, gauges }
}

/** Untimed (`now` is null) nothing waits. */
export const isOver = (at: number, waitMs: number, now: number | null): boolean =>
  now === null || now >= at + waitMs

/** The gauge that a player may use now: the own first. */
export function gaugeFor(
  { gauges }: Lock,
  playerId: string,
  isHere: (id: string) => boolean,
  now: number | null,
) {
  const own = gauges.find(({ by }) => by === playerId)
  return own ?? gauges.find(({ by, at }) => isOver(at, GAUGE_MS, now) || !isHere(by))
}

export function measured(lock: Lock, gauge: Lock['gauges'][number], cut: number, depth: number) {
  const real = lock.secret[cut - 1] ?? 0
  const is = real === depth ? 'fits' : real > depth ? 'deeper' : 'shallower'
  return {
    ...lock,
    gauges: lock.gauges.filter((one) => one !== gauge),
    readings: [...lock.readings, { cut, depth, is } satisfies Reading],
  }
}

/** What the key brings if it opens now. */
export const worthOf = ({ readings, wrongTurns }: Pick<Lock, 'readings' | 'wrongTurns'>) =>
  Math.max(LEAST_POINTS, MOST_POINTS - readings.length - WRONG_TURN * wrongTurns)

/** The key is turned: the lock opens, and the next one is there; or it jams. */
export function turned(lock: Lock, key: readonly number[], at: number, random: Random): Lock {
  const fits = lock.secret.filter((depth, i) => depth === key[i]).length
  if (fits < CUTS) {
    return { ...lock, turn: null, jam: { at, fits }, wrongTurns: lock.wrongTurns + 1 }
  }
  const points = worthOf(lock)
  return {
    ...{ ...lock, ...freshKey(random) },
    ...{ opened: lock.opened + 1, points: lock.points + points, lastPoints: points },
  }
}
