import { call } from '@pathquest/sdk/api/call'
import { StrictMode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { api } from '../api/client'
import { useWebMessages } from '../messages'
import { LanguageProvider } from '../messages/language'
import { announceSignOut, followSignOuts } from '../session/signed-out'
import { type Visitor, VisitorProvider } from '../session/visitor'
import { focusPage, NavigationProvider, usePageTitle } from '../shell/navigation'
import { PageErrorBoundary } from '../shell/PageErrorBoundary'
import { Toasts } from '../shell/Toasts'
import { UpdateNotice } from '../shell/UpdateNotice'
import { navigation, type Place, shownPlace, takeOver } from './navigation'

interface StandaloneAppProps {
  /** What the build prerenders: the first frame has no user and no code. */
  first: Place
}

export const StandaloneTree = (props: StandaloneAppProps) => (
  <StrictMode>
    <StandaloneApp {...props} />
  </StrictMode>
)

/** The pages that most visits begin with, /, /join-game and a player's game, without the router. */
function StandaloneApp({ first }: StandaloneAppProps) {
  const visitor = useOwnVisitor()
  const place = useSyncExternalStore(shownPlace.subscribe, shownPlace.get, () => first)
  // Hidden until now for users of another language than English: see public/await-texts.js.
  useEffect(() => document.documentElement.removeAttribute('data-awaits-texts'), [])
  const arrived = useRef(place.page)
  useEffect(() => {
    if (arrived.current === place.page) return
    arrived.current = place.page
    focusPage()
  }, [place.page])
  return (
    <LanguageProvider>
      <VisitorProvider value={visitor}>
        <NavigationProvider value={navigation}>
          <UpdateNotice />
          <PageErrorBoundary key={place.page}>
            <Page place={place} />
          </PageErrorBoundary>
          <Toasts />
        </NavigationProvider>
      </VisitorProvider>
    </LanguageProvider>
  )
}

function Page({ place }: { place: Place }) {
  const t = useWebMessages()
  const title = { home: undefined, join: 'title.joinGame', player: 'title.game' } as const
  const key = title[place.page]
  usePageTitle(key && t(key))
  if (place.page === 'home') return <place.Home />
  if (place.page === 'join') return <place.Join query={place.query} />
  const { Player, sessionId, view } = place
  return <Player key={sessionId} sessionId={sessionId} view={view} onHost={takeOver} />
}

/** Fetches the signed-in user once; a guest can join in any case. */
function useOwnVisitor(): Visitor {
  const [known, setKnown] = useState<Pick<Visitor, 'status' | 'user'>>({
    status: 'loading',
    user: null,
  })
  useEffect(() => {
    call(api, 'GET /api/session').then(
      ({ user }) => setKnown({ status: 'ready', user }),
      () => setKnown({ status: 'failed', user: null }),
    )
  }, [])
  useEffect(() => followSignOuts(), [])
  const signOut = async () => {
    await call(api, 'POST /api/auth/sign-out')
    announceSignOut()
    setKnown({ status: 'ready', user: null })
  }
  return { ...known, signOut }
}
