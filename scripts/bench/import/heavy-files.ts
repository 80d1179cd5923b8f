// Files within the size limit that are far more expensive to parse than others.
const MB = 1_000_000

/** A header and one row of five million cells. */
export const rowOfCells = (sign: string): Uint8Array =>
  Buffer.from(`Question${sign}Answer 1${sign}Correct\n${sign.repeat(4_900_000)}`)

/** More elements than fit in memory. */
export const manyElements = (): Uint8Array =>
  Buffer.from(`<quiz>${'<a/>'.repeat(1_200_000)}</quiz>`)

/** GIFT questions of this many MB. */
export function giftOf(megabytes: number): Uint8Array {
  const asked = 'Who repairs the roof of a house? {=A roofer ~A baker ~A pilot ~A nurse}\n\n'
  return Buffer.from(asked.repeat(Math.ceil((megabytes * MB) / asked.length)))
}
