import { expect, test } from 'vitest'
import { isPublicAddress } from '../fetch-guarded'

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine, IPv6', '::1'],
  ['unspecified', '0.0.0.0'],
  ['unspecified, IPv6', '::'],
  ['RFC 1918', '10.1.2.3'],
  ['RFC 1918', '172.31.255.255'],
  ['RFC 1918', '192.168.0.1'],
  ['link-local and metadata', '169.254.169.254'],
  ['metadata of another cloud', '100.100.100.200'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['link-local, IPv6', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['unique local (metadata, IPv6)', 'fd00:ec2::254'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped in hex', '::ffff:a9fe:a9fe'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::'],
  ['documentation', '192.0.2.1'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['not given out', '4000::1'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('%s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '8.8.8.8', '::ffff:8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
