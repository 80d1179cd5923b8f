/** What is known of a key. Pages load it: nothing of what is stored. */

export const CUTS = 5
export const DEPTHS = 5
/** So long a wrong turn bars the next. */
export const JAM_MS = 10_000

/** What a gauge told. */
export interface Reading {
  cut: number
  depth: number
  is: 'deeper' | 'fits' | 'shallower'
}

/** The depths that a cut may have after these readings. */
export const depthsLeft = (readings: readonly Reading[], cut: number): number[] =>
  Array.from({ length: DEPTHS }, (_, i) => 1 + i).filter((depth) =>
    readings.every(
      (one) =>
        one.cut !== cut ||
        (one.is === 'fits' && depth === one.depth) ||
        (one.is === 'deeper' && depth > one.depth) ||
        (one.is === 'shallower' && depth < one.depth),
    ),
  )

/** Cuts that may have more than one depth. */
export const cutsUnknown = (readings: readonly Reading[]): number =>
  Array.from({ length: CUTS }, (_, i) => depthsLeft(readings, 1 + i)).filter(
    ({ length }) => length > 1,
  ).length

/** In the middle of those that are left: it tells the most. */
export function middleOf(depths: readonly number[]): number {
  return depths[Math.floor(depths.length / 2)] ?? 1
}
