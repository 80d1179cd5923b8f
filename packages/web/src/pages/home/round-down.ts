const FROM = 1000

/** A count as the page claims it: exact when small, rounded down with a plus from 1,000 on. */
export function claimedCount(count: number, locale: string): string {
  const format = new Intl.NumberFormat(locale)
  if (count < FROM) return format.format(count)
  const step = 10 ** (Math.floor(Math.log10(count)) - 1)
  const rounded = count < 10_000 ? Math.floor(count / 100) * 100 : Math.floor(count / step) * step
  return `${format.format(rounded)}+`
}
