const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A moment as a field for local date and time has it; empty for none. */
export function localMoment(time: number | null): string {
  if (time === null) return ''
  const at = new Date(time)
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

/** What such a field says, in milliseconds since 1970; null for none, NaN for no such moment. */
export const momentOf = (text: string): number | null =>
  text === '' ? null : new Date(text).getTime()
