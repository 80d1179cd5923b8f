import { call } from '@pathquest/sdk/api/call'
import { type MouseEvent, StrictMode, useEffect, useState } from 'react'
import type { Root } from 'react-dom/client'
import { api } from '../api/client'
import { announceSignOut, followSignOuts } from '../session/signed-out'
import type { Visitor } from '../session/visitor'
import type { LinkProps, Navigation } from '../shell/navigation'

function Link({ to, state, onClick, ...more }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || isElsewhere) return
    event.preventDefault()
    void openApp(to, state)
  }
  return <a {...more} href={to} onClick={follow} />
}

const NavLink = (props: LinkProps) => (
  <Link {...props} aria-current={props.to === '/join-game' ? 'page' : undefined} />
)

/** Every link from this page leads into the app. */
export const navigation: Navigation = { Link, NavLink, go: (to) => void openApp(to) }

/** Fetches the signed-in user once; a guest can join in any case. */
export function useOwnVisitor(): Visitor {
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

const loadApp = () =>
  Promise.all([import('../app/App'), import('../pages/game/GamePage')]).then(([{ App }]) => App)

/** Joining then does not wait for it. If it fails, it is fetched again when needed. */
export const prefetchApp = () => void loadApp().catch(() => {})

let root: Root | undefined

/** The React root that the app replaces. */
export function setAppRoot(ofPage: Root): void {
  root = ofPage
}

/** The app takes over at another URL, without a page load; Back leads here again. */
export async function openApp(to: string, state?: unknown): Promise<void> {
  let App: Awaited<ReturnType<typeof loadApp>>
  try {
    App = await loadApp()
  } catch {
    // A full page load, since a part of this version may be gone.
    return window.location.assign(to)
  }
  // The router's format of the history state.
  window.history.pushState({ usr: state }, '', to)
  root?.render(
    <StrictMode>
      <App basename="/" />
    </StrictMode>,
  )
}
