const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment with its time, for example "Nov 21, 2026, 5:15 PM". */
export function formatMoment(time: number, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    formats.set(locale, format)
  }
  return format.format(time)
}
