import type { ReactNode } from 'react'

/** A text that begins with a mark: the icon is drawn instead, the character is read and copied. */
export function Marked({ sign, children }: { sign: '✓' | '✗'; children: ReactNode }) {
  return (
    <span>
      <span className="pq-hidden">{`${sign} `}</span>
      {children}
    </span>
  )
}
