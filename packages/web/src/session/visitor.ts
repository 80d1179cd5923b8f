import type { SessionUser } from '@pathquest/core/contracts'
import { createContext, useContext } from 'react'

/** The current user, however the page determines it. */
export interface Visitor {
  /** `failed`: the session could not be loaded; nobody is signed in then. */
  status: 'loading' | 'ready' | 'failed'
  user: SessionUser | null
  signOut: () => Promise<void>
}

const VisitorContext = createContext<Visitor | null>(null)
export const VisitorProvider = VisitorContext.Provider

export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext)
  if (!visitor) throw new Error('useVisitor needs a VisitorProvider around it')
  return visitor
}
