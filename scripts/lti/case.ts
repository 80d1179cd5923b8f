import { KeyHost, LabPlatform, makeKey } from './lab'
import type { Answer } from './launcher'

/** The platforms of the cases: two clients of one issuer, one more issuer, and special ones. */
export async function makeLab() {
  const host = new KeyHost()
  await host.start()
  const [key, other, rotated, stranger, encryption] = await Promise.all([
    makeKey('lab-1'),
    makeKey('lab-b'),
    makeKey('rotated-1'),
    makeKey('stranger'),
    makeKey('lab-enc'),
  ])
  encryption.jwk = { ...encryption.jwk, use: 'enc', alg: 'RSA-OAEP' }
  host.sets.set('a', [key, encryption])
  const platforms = {
    a: new LabPlatform(host, 'a', 'client-a', key),
    a2: new LabPlatform(host, 'a', 'client-a2', key),
    b: new LabPlatform(host, 'b', 'client-b', other),
    byHand: new LabPlatform(host, 'hand', 'client-hand', key),
    inactive: new LabPlatform(host, 'inactive', 'client-inactive', key),
    rotating: new LabPlatform(host, 'rotating', 'client-rotating', rotated),
    crowd: new LabPlatform(host, 'crowd', 'client-crowd', key),
    unreachable: new LabPlatform(host, 'away', 'client-away', key, 'nowhere'),
  }
  return { host, platforms, stranger, encryption }
}

export type Lab = Awaited<ReturnType<typeof makeLab>>

export type Platforms = Lab['platforms']

export type Run = () => Promise<Answer>

/** Its name, how it must end, and the last answer of the launch. */
export type Case = [name: string, expected: 'accepted' | 'refused', run: Run]
