import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWebMessages } from '../messages'
import { useKnownRoutes } from './known-routes'

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
