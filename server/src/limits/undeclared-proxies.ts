import { BlockList, isIPv6 } from 'node:net'
import type { Log } from '../runtime/log'

/** Where proxies run: on this machine or in its own network. */
const NEAR = new BlockList()
NEAR.addSubnet('127.0.0.0', 8)
NEAR.addSubnet('10.0.0.0', 8)
NEAR.addSubnet('172.16.0.0', 12)
NEAR.addSubnet('192.168.0.0', 16)
NEAR.addSubnet('169.254.0.0', 16)
NEAR.addAddress('::1', 'ipv6')
NEAR.addSubnet('fc00::', 7, 'ipv6')
NEAR.addSubnet('fe80::', 10, 'ipv6')

/**
 * A proxy that `TRUST_PROXY` does not name gives everybody one address, and with it one rate limit:
 * one pupil could lock out a school. It is detected by its `X-Forwarded-For` from a private
 * address; from elsewhere anybody can send that header.
 */
export class UndeclaredProxies {
  wasSeen = false

  constructor(
    private readonly log: Log,
    private readonly isTrusted: (address: string) => boolean,
  ) {}

  /** A request with `X-Forwarded-For` came from this address. */
  check(socketAddress: string | undefined): void {
    if (this.wasSeen || socketAddress === undefined) return
    const address = socketAddress.replace(/^::ffff:(?=\d+\.)/i, '')
    if (this.isTrusted(address) || !NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return
    this.wasSeen = true
    this.log.warn(
      'a proxy that TRUST_PROXY does not name passes requests on: everybody counts as one address. Set TRUST_PROXY to the address of the proxy.',
    )
  }
}
