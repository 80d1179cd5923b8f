import type { SeatAnswer } from '@pathquest/core/contracts'
import { useReachableOrigin } from '../../qr/reachable-origin'

interface JoinLink {
  /** As people type it: no scheme, no code. */
  address: string
  url: string
}

/** The link for players; absent while it is unknown, and for all but the host. */
export function useJoinLink({ joinPath }: SeatAnswer): JoinLink | undefined {
  const origin = useReachableOrigin()
  if (!origin || !joinPath) return undefined
  return { address: `${new URL(origin).host}/join-game`, url: origin + joinPath }
}
