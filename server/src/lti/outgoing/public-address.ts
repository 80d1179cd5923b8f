import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whether an address is one of the open internet: nothing of this machine or its networks,
 * no cloud's metadata, no range with a special meaning, and no IPv4 in the clothes of IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  // Global unicast is 2000::/3 alone; `::7f00:1` and what is not given out yet are not.
  return parsed.kind() === 'ipv4' || isGlobalUnicast(parsed.toByteArray())
}

const isGlobalUnicast = ([first = 0]: number[]): boolean => first >> 5 === 1

/** The address that a URL's host is, if it is one and no name. */
export function addressOfHost(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIPv6(bare) || ipaddr.IPv4.isValid(bare) ? bare : undefined
}
