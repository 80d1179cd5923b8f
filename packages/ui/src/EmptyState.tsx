import type { ReactNode } from 'react'
import type { HeadingLevel } from './Card'

/** A dashed course to an open circle: an empty state. */
export function EmptyCourse() {
  return (
    <svg className="pq-empty-art" viewBox="0 0 168 44" aria-hidden="true">
      <path d="M31 27L57 15M75 16L101 30M119 31L133 25" strokeDasharray="1 7" />
      <path d="M8 35h20l-10-17ZM58 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M102 34a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      <circle cx={148} cy={20} r={13} strokeDasharray="5 5" />
    </svg>
  )
}

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  headingLevel?: HeadingLevel
  /** One button at most. */
  action?: ReactNode
}

/** An illustration (a dashed course to an open circle), the sentence, one action. */
export function EmptyState({ title, text, headingLevel = 3, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="pq-empty">
      <EmptyCourse />
      <Heading className="pq-empty-title">{title}</Heading>
      {text && <p className="pq-empty-text">{text}</p>}
      {action && <div className="pq-empty-action">{action}</div>}
    </div>
  )
}
