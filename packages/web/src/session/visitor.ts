import type { SessionUser } from '@pathquest/core/contracts'
import { createContext, useContext } from 'react'

/** Who looks at the page, whichever way it asks. */
export interface Visitor {
  /** `failed`: nobody could say who is asking; nobody is signed in then. */
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
