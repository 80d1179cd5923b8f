/** To one decimal, as teachers read averages. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/** Of all, in percent with one decimal; null: of nothing. */
export const percentOf = (part: number, all: number): number | null =>
  all === 0 ? null : oneDecimal((100 * part) / all)
