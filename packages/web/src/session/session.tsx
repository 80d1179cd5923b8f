import type {
  CardSignIn,
  ConfirmSignUp,
  SessionAnswer,
  SessionUser,
  SignIn,
  SignUp,
  SocialSignUp,
} from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { ApiError } from '@pathquest/sdk/api/error'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { api, isPlay, slowApi } from '../api/client'
import { putAnswer, refetchAfterChange } from '../api/put-answer'
import { clearDrafts } from './draft-store'
import { announceSignOut, followSignOuts } from './signed-out'
import { type Visitor, VisitorProvider } from './visitor'

/** The history state of the pages that lead to a sign-in. */
export interface ReturnState {
  /** Where it redirects to. */
  from?: { pathname: string; search: string; hash: string }
  /** As typed on the page before: nobody is asked for it twice. */
  email?: string
}

export type { SessionUser }

export interface Session extends Visitor {
  signIn: (form: SignIn) => Promise<void>
  /** By the code of a card; resolves to its student. */
  signInByCard: (form: CardSignIn) => Promise<SessionUser | null>
  /** Resolves to the server's message: set when an email must be confirmed first. */
  signUp: (form: SignUp) => Promise<string | null>
  /** With a provider; resolves to the same. */
  signUpWithProvider: (form: SocialSignUp) => Promise<string | null>
  /** By the email link that `signUp` announced. */
  confirmSignUp: (form: ConfirmSignUp) => Promise<void>
  /** Refetches the session, for example after XP was earned. */
  refresh: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)
const SESSION_KEY = ['session'] as const

/** Provides the signed-in user; fetches the session once at start. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const { data, status } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: () => call(api, 'GET /api/session'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  // A session that ended elsewhere is detected by the first refused request.
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { error } = event.action
        if (error instanceof ApiError && error.code === 'not_authenticated') {
          void queries.invalidateQueries({ queryKey: SESSION_KEY })
        }
      }),
    [queries],
  )
  // A launch from an LMS is not affected when an account signs out.
  useEffect(() => (isPlay ? undefined : followSignOuts()), [])
  // A session that ended elsewhere left its drafts: kept for the same user, deleted for another.
  const profileId = data?.user?.profileId
  useEffect(() => {
    if (profileId !== undefined && !isPlay) clearDrafts(profileId)
  }, [profileId])
  const session = useMemo<Session>(() => {
    // Cached data of one account must not be shown to the next at the same computer.
    const become = async (user: SessionUser | null) => {
      await putAnswer<SessionAnswer>(queries, SESSION_KEY, () => ({ user }))
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] })
    }
    return {
      status: status === 'pending' ? 'loading' : status === 'error' ? 'failed' : 'ready',
      user: data?.user ?? null,
      signIn: async (form) => {
        const { user } = await call(slowApi, 'POST /api/auth/sign-in', { body: form })
        await become(user)
      },
      signInByCard: async (form) => {
        const { user } = await call(api, 'POST /api/auth/card', { body: form })
        // Whoever was here before: the next one neither plays in their name nor finds their drafts.
        if (user?.profileId !== data?.user?.profileId) announceSignOut()
        await become(user)
        return user
      },
      signUp: async (form) => {
        const answer = await call(slowApi, 'POST /api/auth/sign-up', { body: form })
        if (answer.user) await become(answer.user)
        return answer.message
      },
      signUpWithProvider: async (form) => {
        const answer = await call(api, 'POST /api/auth/social-sign-up', { body: form })
        if (answer.user) await become(answer.user)
        return answer.message
      },
      confirmSignUp: async (form) => {
        const { user } = await call(slowApi, 'POST /api/auth/confirm-sign-up', { body: form })
        await become(user)
      },
      signOut: async () => {
        await call(api, 'POST /api/auth/sign-out')
        announceSignOut()
        await become(null)
      },
      refresh: () => refetchAfterChange(queries, SESSION_KEY),
    }
  }, [queries, data, status])
  return (
    <SessionContext.Provider value={session}>
      <VisitorProvider value={session}>{children}</VisitorProvider>
    </SessionContext.Provider>
  )
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider around it')
  return session
}
