const days = new Map<string, Intl.DateTimeFormat>()
const moments = new Map<string, Intl.DateTimeFormat>()
const weekdays = new Map<string, Intl.DateTimeFormat>()
const clocks = new Map<string, Intl.DateTimeFormat>()
const decimals = new Map<string, Intl.NumberFormat>()

/** A time as a day, for example "Nov 21, 2026". */
export const formatDay = (time: number, locale: string): string =>
  known(days, locale, () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })).format(time)

/** A time with its day, for example "Nov 21, 2026, 5:15 PM". */
export const formatMoment = (time: number, locale: string): string =>
  known(
    moments,
    locale,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(time)

/** A moment of these weeks, for example "Thu, Nov 12, 8:00 PM". */
export const formatWeekday = (time: number, locale: string): string =>
  known(
    weekdays,
    locale,
    () =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
  ).format(time)

/** The time of a day, for example "8:00 PM". */
export const formatClock = (time: number, locale: string): string =>
  known(clocks, locale, () => new Intl.DateTimeFormat(locale, { timeStyle: 'short' })).format(time)

/** For averages: 71.4, 70.0. */
export const oneDecimal = (value: number, locale: string): string =>
  known(
    decimals,
    locale,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ).format(value)

/** Cached: creating a format is slow, and tables need many. */
function known<Format>(formats: Map<string, Format>, locale: string, make: () => Format): Format {
  const format = formats.get(locale) ?? make()
  formats.set(locale, format)
  return format
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A time in the format of a datetime-local field; empty for null. */
export function localMoment(time: number | null): string {
  if (time === null) return ''
  const at = new Date(time)
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

/** The value of such a field in milliseconds since 1970; null if empty, NaN if invalid. */
export const parseMoment = (text: string): number | null =>
  text === '' ? null : new Date(text).getTime()

/** Estimated whole minutes; at least one. */
export const wholeMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
