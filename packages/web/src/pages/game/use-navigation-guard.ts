import type { SeatAnswer } from '@pathquest/core/contracts'
import type { GameView } from '@pathquest/core/rooms/views'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { useSeat } from '../../api/games'
import { seats } from '../../api/seat-store'
import { type ReturnState, useSession } from '../../session/session'
import { interceptHistory } from '../../shell/steps'

export type GameSeat =
  | { status: 'loading' }
  | { status: 'found'; seat: SeatAnswer }
  /** No such game, or no seat in it. */
  | { status: 'none'; error: ApiError }
  /** It could not be loaded. */
  | { status: 'failed'; error: ApiError; retry: () => void }

/** The caller's seat in a game, by session cookie or by the seat stored in this tab. */
export function useGameSeat(sessionId: string): GameSeat {
  const { data, error, refetch } = useSeat(sessionId, seats)
  if (data) return { status: 'found', seat: data }
  if (!error) return { status: 'loading' }
  const problem = toApiError(error)
  // A full game may have a place again.
  const isTransient = problem.status === 429 || problem.code === 'game_full'
  return problem.status >= 400 && problem.status < 500 && !isTransient
    ? { status: 'none', error: problem }
    : { status: 'failed', error: problem, retry: () => void refetch() }
}

/**
 * A host whose account was signed out elsewhere loses the game: redirects to the sign-in, and from
 * there back to the game.
 */
export function useSignInWhenGone(game: LiveGame<GameView>): void {
  const { user, refresh } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isGone = useSyncExternalStore(game.subscribe, () => game.getState().connection === 'gone')
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once, when the connection has ended
  useEffect(() => {
    if (isGone) void refresh()
  }, [isGone])
  useEffect(() => {
    if (!isGone || user) return
    const state: ReturnState = { from: { pathname, search, hash } }
    navigate('/login', { state, replace: true })
  }, [isGone, user, navigate, pathname, search, hash])
}

interface NavigationGuard {
  /** The user is about to leave, and is asked for confirmation. */
  asked: boolean
  leave: () => void
  stay: () => void
}

/** The index of a history entry, as the router counts; the join page's entries have none. */
const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/** The same-page link that a click follows; other tabs and downloads do not leave the page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || isElsewhere) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.download || (link.target && link.target !== '_self')) return null
  return link
}

/**
 * Navigation guard: keeps the user at `place`, a path of the router, until they confirm leaving,
 * for links of the app and the browser's back and forward. The router follows a history step as
 * soon as it is notified, so the step is reverted before that. Page unloads are handled by
 * `useLeaveWarning`.
 */
export function useNavigationGuard(isHeld: boolean, place: string): NavigationGuard {
  const navigate = useNavigate()
  const here = useHref(place)
  const root = useHref('/')
  const [way, setWay] = useState<(() => void) | null>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isHeld) return setWay(null)
    const isHere = (path: string) => path === here || path.startsWith(`${here}/`)
    let index = indexOf(window.history.state)
    let isReturning = false
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      const { origin, pathname, search, hash } = new URL(link.href)
      if (origin !== window.location.origin || isHere(pathname)) return
      event.preventDefault()
      const path = root === '/' ? pathname : pathname.slice(root.length) || '/'
      setWay(() => () => navigate({ pathname: path, search, hash }))
    }
    const onStep = (event: PopStateEvent) => {
      const isBack = isHere(window.location.pathname)
      if (isBack) index = indexOf(event.state) ?? index
      if (isLeaving.current || (isBack && !isReturning)) return
      event.stopImmediatePropagation()
      if (isBack) {
        isReturning = false
        return
      }
      const steps = (indexOf(event.state) ?? -1) - (index ?? 0) || -1
      isReturning = true
      window.history.go(-steps)
      setWay(() => () => window.history.go(steps))
    }
    document.addEventListener('click', onClick, true)
    const unsubscribe = interceptHistory(onStep)
    return () => {
      document.removeEventListener('click', onClick, true)
      unsubscribe()
    }
  }, [isHeld, here, root, navigate])
  return {
    asked: way !== null,
    stay: () => setWay(null),
    leave: () => {
      isLeaving.current = true
      setWay(null)
      way?.()
    },
  }
}
