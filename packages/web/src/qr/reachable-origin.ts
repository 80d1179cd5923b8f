import { useSite } from '../api/site'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * The origin that others can reach: the configured one, unless it is loopback and this page's own
 * is not.
 */
export function reachableOrigin(publicOrigin: string, pageOrigin: string): string {
  return LOOPBACK.test(new URL(publicOrigin).hostname) ? pageOrigin : publicOrigin
}

/** Undefined while it is unknown. */
export function useReachableOrigin(): string | undefined {
  const { data: site } = useSite()
  return site && reachableOrigin(site.publicOrigin, window.location.origin)
}
