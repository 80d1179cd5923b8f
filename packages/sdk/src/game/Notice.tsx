import { type ReactNode, useRef } from 'react'
import { Icon, type IconDrawing } from '../art/Icon'
import { useFocusOn } from '../hooks/use-focus'
import type { HeadingLevel } from '../ui/Card'

export interface NoticeProps {
  icon: IconDrawing
  title: string
  text?: string
  headingLevel?: HeadingLevel
  actions?: ReactNode
}

/** A whole screen with one thing to say: removed, replaced, cancelled, gone. */
export function Notice({ icon, title, text, headingLevel = 1, actions }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, title)
  const Heading = `h${headingLevel}` as 'h1'
  return (
    <section className="pq-notice">
      <span className="pq-notice-icon">
        <Icon icon={icon} />
      </span>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {text && <p className="pq-muted">{text}</p>}
      {actions && <div className="pq-notice-actions">{actions}</div>}
    </section>
  )
}
