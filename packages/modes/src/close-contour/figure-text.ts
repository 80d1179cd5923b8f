import type { DeckFigure } from '@pathquest/core/careers/deck'

/** A figure as people read it. */
export function figureText(figure: DeckFigure, value: number, locale: string): string {
  const number = value.toLocaleString(locale, {
    maximumFractionDigits: figure === 'growth' ? 1 : 0,
  })
  return figure === 'pay' ? `$${number}` : figure === 'growth' ? `${number} %` : number
}
