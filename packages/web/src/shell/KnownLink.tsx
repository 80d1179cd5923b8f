import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useKnownRoutes } from '../app/known-routes'
import { useWebMessages } from '../messages'

export interface KnownLinkProps {
  to: string
  className?: string
  /** For a form that must not be lost. */
  newTab?: boolean
  children: ReactNode
}

/** A link when its page exists, else its words. */
export function KnownLink({ to, className, newTab, children }: KnownLinkProps) {
  const { hasRoute } = useKnownRoutes()
  const t = useWebMessages()
  if (!hasRoute(to)) return <>{children}</>
  return (
    <Link to={to} className={className} target={newTab ? '_blank' : undefined}>
      {children}
      {newTab && <span className="pq-hidden"> {t('nav.newTab')}</span>}
    </Link>
  )
}
