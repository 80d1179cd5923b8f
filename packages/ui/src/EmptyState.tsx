import type { ReactNode } from 'react'
import { EmptyCourse } from './art/EmptyCourse'
import type { HeadingLevel } from './Card'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  headingLevel?: HeadingLevel
  /** One button at most. */
  action?: ReactNode
}

/** A dashed course to an open circle, the sentence, one way on. */
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
