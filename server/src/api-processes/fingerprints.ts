import { createHmac } from 'node:crypto'
import type { Secrets } from '../runtime/secrets'
import type { ApiProcess } from './store'

export type Fingerprints = Omit<ApiProcess, 'id' | 'aliveUntil'>

/** Tells whether two processes have the same secret, and nothing of it: each has 256 bits or so. */
const fingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('pathquest: fingerprint of a secret').digest('base64url')

export const fingerprintsOf = ({ auth, room, seat, lti }: Secrets): Fingerprints => ({
  authFingerprint: fingerprint(auth),
  roomFingerprint: fingerprint(room),
  seatFingerprint: fingerprint(seat),
  ltiFingerprint: fingerprint(lti),
})

const VARIABLE: Record<keyof Fingerprints, string> = {
  authFingerprint: 'AUTH_SECRET',
  roomFingerprint: 'ROOM_SECRET',
  seatFingerprint: 'SEAT_SECRET',
  ltiFingerprint: 'LTI_ENCRYPTION_SECRET',
}

export const SECRET_VARIABLES = Object.values(VARIABLE)

/** The variables whose secrets are not the same. */
export const differingSecrets = (one: Fingerprints, other: Fingerprints): string[] =>
  (Object.keys(VARIABLE) as (keyof Fingerprints)[])
    .filter((name) => one[name] !== other[name])
    .map((name) => VARIABLE[name])
