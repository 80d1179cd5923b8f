import type { ReactNode } from 'react'

/** A text that begins with a mark: the drawn icon stands for it, the sign is read and copied. */
export function Marked({ sign, children }: { sign: '✓' | '✗'; children: ReactNode }) {
  return (
    <span>
      <span className="pq-hidden">{`${sign} `}</span>
      {children}
    </span>
  )
}
