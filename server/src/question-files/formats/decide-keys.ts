import { KEY_NOTATIONS, type KeyNotation } from '@pathquest/core/questions/imports'
import type { KeyReadings } from './answer-key'

export interface KeyRules {
  /** The tool that made the table says that its keys are places. */
  isByPlace: boolean
  /** The column's name says that places count from 0 on. */
  isIndex: boolean
}

/** The right options; several readings: the file does not say which of them is meant. */
export type DecidedKey = { right: number[] } | { readings: { way: KeyNotation; right: number[] }[] }

/**
 * One way of reading keys for a whole file: the one that fits all its rows. Where several do, or
 * none, a row is decided only if all ways that fit it say the same. undefined: no way fits the row.
 */
export function decideKeys(
  rows: readonly KeyReadings[],
  { isByPlace, isIndex }: KeyRules,
): (DecidedKey | undefined)[] {
  const hasZero = rows.some(
    ({ place, place_from_0, text }) => place_from_0?.includes(0) && !place && !text,
  )
  const ways = KEY_NOTATIONS.filter((way) => way !== 'place_from_0' || isIndex || hasZero)
  const fitting = rows.filter((row) => ways.some((way) => row[way]))
  const fitsAll = ways.filter((way) => fitting.every((row) => row[way]))
  const first = fitsAll.find((way) => way === 'place' && isByPlace) ?? fitsAll[0]
  if (first && (fitsAll.length === 1 || isByPlace)) {
    return rows.map((row) => row[first] && { right: row[first] })
  }
  const candidates = fitsAll.length > 0 ? fitsAll : ways
  return rows.map((row) => {
    const readings = candidates.flatMap((way) => (row[way] ? [{ way, right: row[way] }] : []))
    const [one] = readings
    if (!one) return undefined
    const isSaid = readings.every(({ right }) => right.join() === one.right.join())
    const place = isByPlace ? row.place : undefined
    return isSaid || place ? { right: place ?? one.right } : { readings }
  })
}
