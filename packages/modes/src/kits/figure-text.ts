import type { DeckFigure } from '@pathquest/core/careers/deck'
import { formatNumber } from '@pathquest/ui/messages/translate'

/** A figure as people read it: $43,180, +5.9%, 19,600. */
export function figureText(figure: DeckFigure, value: number, locale: string): string {
  const number = formatNumber(locale, Math.abs(value))
  const sign = value < 0 ? '−' : ''
  if (figure === 'pay') return `${sign}$${number}`
  return figure === 'jobs' ? number : `${sign || '+'}${number}%`
}
