import { type ComponentType, type MouseEvent, StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { withRetries } from '../api/retries'
import { seats } from '../api/seat-store'
import type { LinkProps, Navigation } from '../shell/navigation'
import { watchHistory } from '../shell/steps'
import type { PlayerPageProps } from './PlayerPage'

/** A page that needs neither the router nor the query client. */
export type Place =
  | { page: 'home'; Home: ComponentType }
  | { page: 'join'; Join: ComponentType<{ query: string }>; query: string }
  | ({
      page: 'player'
      Player: ComponentType<PlayerPageProps>
    } & Pick<PlayerPageProps, 'sessionId' | 'view'>)

const GAME = /^\/game\/([^/]+)(\/lobby)?$/

/** With their styles, which prerendered pages have inside them; a page's own come last. */
const loadHome = () =>
  Promise.all([
    import('./HomePage'),
    import('../shell/styles.css').then(() => import('../pages/home/index.css')),
  ])
const loadJoin = () =>
  Promise.all([
    import('./JoinPage'),
    import('../shell/styles.css').then(() => import('../pages/join-game/join-game.css')),
  ])
const loadPlayer = () => import('./PlayerPage')
const loadApp = async () => (await import('../app/App')).loadApp()

/** Joining then does not wait for it. If it fails, it is fetched again when needed. */
export const prefetchPlayer = () => void loadPlayer().catch(() => {})

/** The page at a URL; null: one of the app, as a game without a seat stored here is. */
export async function placeAt({ pathname, search }: URL | Location): Promise<Place | null> {
  if (pathname === '/join-game') {
    const [{ JoinPage }] = await loadJoin()
    return { page: 'join', Join: JoinPage, query: search }
  }
  if (pathname === '/') {
    const [{ HomePage }] = await loadHome()
    return { page: 'home', Home: HomePage }
  }
  const [, sessionId, lobby] = GAME.exec(pathname) ?? []
  if (sessionId === undefined || seats.get(sessionId) === null) return null
  const { PlayerPage } = await loadPlayer()
  return { page: 'player', Player: PlayerPage, sessionId, view: lobby ? 'lobby' : '' }
}

let place: Place
const listeners = new Set<() => void>()
/** The page that is shown, for `useSyncExternalStore`. */
export const shownPlace = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => place,
}

function show(next: Place): void {
  place = next
  for (const listener of listeners) listener()
}

let root: Root | undefined
/** Only the last of several navigations counts. */
let navigations = 0

/** Starts with a page, which `render` renders; null: the app takes over. */
export function startAt(first: Place | null, render: (first: Place | null) => Root): void {
  // Before the own listener: a running game holds a history step.
  watchHistory()
  window.addEventListener('popstate', followStep)
  // Entries are counted as the router does.
  const { state } = window.history
  if (state?.idx === undefined) window.history.replaceState({ ...state, idx: 0 }, '')
  if (first) place = first
  root = render(first)
  if (!first) takeOver()
}

/** Without an address to fall back to: a chunk that does not load is tried again. */
export const takeOver = () => void withRetries(openApp)

/** The app takes over at this URL, without a page load, and keeps the history from here on. */
async function openApp(): Promise<void> {
  const App = await loadApp()
  window.removeEventListener('popstate', followStep)
  root?.render(
    <StrictMode>
      <App basename="/" />
    </StrictMode>,
  )
}

async function followStep(): Promise<void> {
  const mine = ++navigations
  try {
    const next = await placeAt(window.location)
    if (mine !== navigations) return
    if (next) show(next)
    else await openApp()
  } catch {
    // A part of this version may be gone.
    window.location.reload()
  }
}

/** Opens a page or the app at another URL; Back leads here again unless `isReplacing`. */
async function open(to: string, state?: unknown, isReplacing = false): Promise<void> {
  const mine = ++navigations
  try {
    const next = await placeAt(new URL(to, window.location.href))
    if (!next) await loadApp()
    if (mine !== navigations) return
    // The router's format of the history state.
    const index: number = window.history.state?.idx ?? 0
    if (isReplacing) window.history.replaceState({ usr: state, idx: index }, '', to)
    else window.history.pushState({ usr: state, idx: index + 1 }, '', to)
    if (next) show(next)
    else await openApp()
    if (!isReplacing) window.scrollTo(0, 0)
  } catch {
    // A full page load, since a part of this version may be gone.
    window.location.assign(to)
  }
}

function Link({ to, state, onClick, ...more }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || isElsewhere) return
    event.preventDefault()
    void open(to, state)
  }
  return <a {...more} href={to} onClick={follow} />
}

const NavLink = (props: LinkProps) => (
  <Link {...props} aria-current={props.to === '/join-game' ? 'page' : undefined} />
)

export const navigation: Navigation = {
  Link,
  NavLink,
  go: (to) => void open(to),
  replace: (to) => void open(to, undefined, true),
  hrefOf: (to) => to,
}
