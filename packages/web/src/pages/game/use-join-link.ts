import type { SeatAnswer } from '@pathquest/core/contracts'
import { useSite } from '../../api/site'

export interface JoinLink {
  /** As people type it: no scheme, no code. */
  address: string
  url: string
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The origin that others can reach: the configured one, unless only this page's own is no loopback. */
export function reachableOrigin(publicOrigin: string, pageOrigin: string): string {
  return LOOPBACK.test(new URL(publicOrigin).hostname) ? pageOrigin : publicOrigin
}

/** Where players go; absent while it is not known, and for all but the host. */
export function useJoinLink({ joinPath }: SeatAnswer): JoinLink | undefined {
  const { data: site } = useSite()
  if (!site || !joinPath) return undefined
  const origin = reachableOrigin(site.publicOrigin, window.location.origin)
  return { address: `${new URL(origin).host}/join-game`, url: origin + joinPath }
}
