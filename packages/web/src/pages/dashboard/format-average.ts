const formats = new Map<string, Intl.NumberFormat>()

/** A Class Average, 0 to 100, to one decimal. */
export function formatAverage(average: number, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    format = new Intl.NumberFormat(locale, digits)
    formats.set(locale, format)
  }
  return format.format(average)
}
