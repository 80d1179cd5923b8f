/** As averages are read: 71.4, 70.0. */
export const oneDecimal = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  )
