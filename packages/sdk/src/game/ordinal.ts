const ENGLISH: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const english = typeof Intl === 'undefined' ? null : new Intl.PluralRules('en', { type: 'ordinal' })

/** "3rd" in English; the bare number with a point or sign elsewhere. */
export function ordinal(place: number, locale: string): string {
  if (locale.startsWith('en')) return `${place}${ENGLISH[english?.select(place) ?? 'other']}`
  return locale.startsWith('es') ? `${place}.º` : `${place}.`
}
