const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment as a day, for example "Nov 21, 2026". */
export function formatDay(time: number, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    formats.set(locale, format)
  }
  return format.format(time)
}
