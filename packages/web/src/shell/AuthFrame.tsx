import { Ridge, Terrain } from '@pathquest/ui/art'
import type { ReactNode } from 'react'

export interface AuthFrameProps {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** The sheet of the account pages: a pine banner with its bitting line, the form below. */
export function AuthFrame({ title, intro, children }: AuthFrameProps) {
  return (
    <div className="pq-auth">
      <section className="pq-card pq-auth-sheet" data-flush>
        <div className="pq-banner pq-auth-banner">
          <Terrain seed="account" width={480} height={130} />
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
          <Ridge seed="account" width={480} height={16} fill="var(--pq-surface)" />
        </div>
        <div className="pq-auth-body">{children}</div>
      </section>
    </div>
  )
}
