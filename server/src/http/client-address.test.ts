import { describe, expect, test } from 'vitest'
import { addressBucket, clientAddress, trustedProxies } from './client-address'

describe("The client's address", () => {
  const nobody = trustedProxies([])
  const proxies = trustedProxies(['10.0.0.0/8', '::1'])

  test('without configured proxies X-Forwarded-For means nothing, whatever it says', () => {
    const addresses = Array.from({ length: 1000 }, (_, i) =>
      clientAddress('203.0.113.9', `198.51.100.${i % 256}`, nobody),
    )
    expect(new Set(addresses)).toEqual(new Set(['203.0.113.9']))
  })

  test('behind a proxy it is the last address that is no proxy’s', () => {
    expect(clientAddress('10.1.1.1', '6.6.6.6, 203.0.113.9, 10.2.2.2', proxies)).toBe('203.0.113.9')
    expect(clientAddress('::1', '2001:db8::7', proxies)).toBe('2001:db8::7')
  })

  test('an address from outside cannot pretend to be behind a proxy', () => {
    expect(clientAddress('203.0.113.9', '10.0.0.1', proxies)).toBe('203.0.113.9')
  })

  test('an IPv4 address on an IPv6 socket is that IPv4 address', () => {
    expect(clientAddress('::ffff:203.0.113.9', undefined, nobody)).toBe('203.0.113.9')
  })

  test('one /64 counts as one address', () => {
    expect(addressBucket('2001:db8:0:7::1')).toBe(addressBucket('2001:db8:0:7:ffff::2'))
    expect(addressBucket('2001:db8:0:7::1')).not.toBe(addressBucket('2001:db8:0:8::1'))
    expect(addressBucket('203.0.113.9')).toBe('203.0.113.9')
  })
})
