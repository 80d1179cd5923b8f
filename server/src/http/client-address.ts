import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/**
 * The address that a request came from. `X-Forwarded-For` is read from its end, and only as far as
 * the hops are proxies that the operator named.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = plain(socketAddress ?? 'unknown')
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  while (isTrusted(address)) {
    const hop = hops.pop()
    if (!hop) break
    address = hop
  }
  return address
}

/** The rate-limit bucket of a plain Node request: that of its client's address. */
export function requestBucket(
  { socket, headers }: IncomingMessage,
  isTrusted: (address: string) => boolean,
): string {
  const given = headers['x-forwarded-for']
  const forwardedFor = Array.isArray(given) ? given.join(',') : given
  return addressBucket(clientAddress(socket.remoteAddress, forwardedFor, isTrusted))
}

/** Whether an address is one of the configured proxies. */
export function trustedProxies(entries: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(prefix), family)
  }
  if (entries.length === 0) return () => false
  return (address) => {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    return proxies.check(address, family)
  }
}

/** One IPv6 household or school has a whole /64 to choose from. */
export function addressBucket(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Array(8 - left.length - right.length).fill('0') : []
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}

/** An IPv4 address that arrives on an IPv6 socket. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
