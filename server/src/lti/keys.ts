import type { KeyObject } from 'node:crypto'

/** Who a pair of keys belongs to. */
export interface KeyOwner {
  issuer: string
  clientId: string
}

/** What our messages to a platform are signed with (RS256). */
export interface SigningKey {
  kid: string
  privateKey: KeyObject
}

/** Our keys, one pair per platform; private ones encrypted where they are kept. */
export interface LtiKeys {
  /** The first pair of a platform; what it had before is gone. Returns its kid. */
  create(owner: KeyOwner): Promise<string>
  /** A new pair; the former one is published until nothing signed with it can be valid. */
  rotate(owner: KeyOwner): Promise<string>
  /** With the platform. */
  remove(owner: KeyOwner): Promise<void>
  signing(owner: KeyOwner): Promise<SigningKey>
}
