import type { Platform } from '@pathquest/core/contracts'
import { parseUrl } from '../../older-browser/ponyfills'

/** Inactive and never used: it registered itself and waits; used before: somebody stopped it. */
export function platformState({
  isActive,
  uses,
}: Pick<Platform, 'isActive' | 'uses'>): 'active' | 'waiting' | 'stopped' {
  if (isActive) return 'active'
  return uses.courses + uses.activities === 0 ? 'waiting' : 'stopped'
}

/** Whether an address lies on another host than the issuer, which an administrator should see. */
export function isElsewhere(url: string, issuer: string): boolean {
  const [address, home] = [parseUrl(url), parseUrl(issuer)]
  return address === null || home === null || address.host !== home.host
}

/** Entries of a text area: one in a line (or between commas), without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
