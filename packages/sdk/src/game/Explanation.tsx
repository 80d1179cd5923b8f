import type { ReactNode } from 'react'
import { Icon } from '../art/Icon'
import { signpostIcon } from '../art/icons'

export interface ExplanationProps {
  text: string | null
  /** A link below the text, e.g. "Explore this career". */
  link?: ReactNode
}

/** Why it is so, and the way to the career behind it. */
export function Explanation({ text, link }: ExplanationProps) {
  if (!text && !link) return null
  return (
    <div className="pq-why">
      <Icon icon={signpostIcon} />
      <div>
        {text && <p>{text}</p>}
        {link}
      </div>
    </div>
  )
}
