import { useSearchParams } from 'react-router'

export const SPANS = ['7d', '30d', 'year'] as const
export type Span = (typeof SPANS)[number]

const DAYS: Record<Exclude<Span, 'year'>, number> = { '7d': 7, '30d': 30 }
/** August: schools begin then. From 0. */
const SCHOOL_YEAR_MONTH = 7

/** Where a span of time begins: at a midnight, so that the same day asks for the same. */
export function sinceOf(span: Span, now: Date): number {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  return span === 'year'
    ? new Date(month < SCHOOL_YEAR_MONTH ? year - 1 : year, SCHOOL_YEAR_MONTH, 1).getTime()
    : new Date(year, month, day - DAYS[span]).getTime()
}

/** Which games figures are of. */
export interface GameFilter {
  /** For a class; empty: for any. */
  classId: string
  /** Undefined: at any time. */
  since: number | undefined
}

const isSpan = (value: string | null): value is Span => SPANS.some((span) => span === value)

/** The filter in the address: a link to it shows the same, and the back button the one before. */
export function useFigureFilter() {
  const [query, setQuery] = useSearchParams()
  const classId = query.get('class') ?? ''
  const asked = query.get('span')
  const span = isSpan(asked) ? asked : ''
  const change = (name: 'class' | 'span', value: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  return {
    classId,
    span,
    since: span === '' ? undefined : sinceOf(span, new Date()),
    isSet: classId !== '' || span !== '',
    chooseClass: (id: string) => change('class', id),
    chooseSpan: (value: string) => change('span', value),
    clear: () => setQuery({}),
  }
}
