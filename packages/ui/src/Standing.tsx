export interface MedalProps {
  place: number
  /** Side in pixels. */
  size?: number
  /** Places from the fourth on get a ring, for the projector. */
  outline?: boolean
}

/** Circle, square and arch for the first three; only the number after them. */
export function Medal({ place, size, outline }: MedalProps) {
  return (
    <span
      className="pq-medal"
      data-place={place <= 3 ? place : undefined}
      data-outline={(outline && place > 3) || undefined}
      style={size ? ({ '--pq-medal-size': `${size}px` } as object) : undefined}
    >
      {place}
    </span>
  )
}

export interface BarProps {
  /** 0 to 100. */
  percent: number
  tone?: 'ink' | 'caution' | 'positive' | 'info' | 'blaze'
  /** The bar's text for screen readers; omit it where the number is beside it. */
  label?: string
}

/** A share as a bar. */
export function AccuracyBar({ percent, tone = 'ink', label }: BarProps) {
  const width = Math.min(100, Math.max(0, percent))
  const bar = (
    <div className="pq-bar" data-tone={tone} aria-hidden="true">
      <i style={{ width: `${width}%` }} />
    </div>
  )
  if (!label) return bar
  return (
    <div role="img" aria-label={label}>
      {bar}
    </div>
  )
}
