import type { ReactNode } from 'react'
import { Icon } from './art/Icon'
import type { IconDrawing } from './art/icons'

/** Level of a heading, to fit the surrounding page. */
export type HeadingLevel = 1 | 2 | 3 | 4
type HeadingTag = `h${HeadingLevel}`

export interface CardProps {
  title?: ReactNode
  headingLevel?: HeadingLevel
  /** Beside the title, at the right. */
  aside?: ReactNode
  /** No padding, for pictures and tables up to the edge. */
  flush?: boolean
  className?: string
  children?: ReactNode
}

export function Card({ title, headingLevel = 2, aside, flush, className, children }: CardProps) {
  const Heading = `h${headingLevel}` as HeadingTag
  return (
    <section
      className={className ? `pq-card ${className}` : 'pq-card'}
      data-flush={flush || undefined}
    >
      {(title || aside) && (
        <div className="pq-card-head">
          {title && <Heading className="pq-card-title">{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}

export interface StatCardProps {
  label: string
  value: ReactNode
  note?: ReactNode
  icon?: IconDrawing
}

/** One figure with its name; put several into a `<dl className="pq-stat-grid">`. */
export function StatCard({ label, value, note, icon }: StatCardProps) {
  return (
    <div className="pq-card pq-stat">
      <dt className="pq-stat-label">
        {icon && <Icon icon={icon} />}
        {label}
      </dt>
      <dd className="pq-stat-value">{value}</dd>
      {note && <dd className="pq-stat-note">{note}</dd>}
    </div>
  )
}
