import type { ReactNode } from 'react'
import { Icon } from '../art/Icon'
import { signpostIcon } from '../art/icons'

export interface ExplanationProps {
  text: string | null
  /** Of the text, where it is not the language around. */
  lang?: string
  /** A link below the text, e.g. "Explore this career". */
  link?: ReactNode
}

/** Why it is so, and the way to the career behind it. */
export function Explanation({ text, lang, link }: ExplanationProps) {
  if (!text && !link) return null
  return (
    <div className="pq-why">
      <Icon icon={signpostIcon} />
      <div>
        {text && <p lang={lang}>{text}</p>}
        {link}
      </div>
    </div>
  )
}
