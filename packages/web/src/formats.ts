const days = new Map<string, Intl.DateTimeFormat>()
const moments = new Map<string, Intl.DateTimeFormat>()
const decimals = new Map<string, Intl.NumberFormat>()

/** A moment as a day, for example "Nov 21, 2026". */
export const formatDay = (time: number, locale: string): string =>
  known(days, locale, () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })).format(time)

/** A moment with its time, for example "Nov 21, 2026, 5:15 PM". */
export const formatMoment = (time: number, locale: string): string =>
  known(
    moments,
    locale,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(time)

/** As averages are read: 71.4, 70.0. */
export const oneDecimal = (value: number, locale: string): string =>
  known(
    decimals,
    locale,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ).format(value)

/** Making a format takes long, and tables ask for many. */
function known<Format>(formats: Map<string, Format>, locale: string, make: () => Format): Format {
  const format = formats.get(locale) ?? make()
  formats.set(locale, format)
  return format
}
