import { createHmac } from 'node:crypto'
import type { Secrets } from '../runtime/secrets'

/** Of one teacher: ids of the same roster in another teacher's hands have other hashes. */
export const rosterKey = ({ auth }: Pick<Secrets, 'auth'>, teacherId: string): string =>
  createHmac('sha256', auth).update(`roster ${teacherId}`).digest('hex')

/** What is kept of a `sourcedId`. */
export const sourceHash = (key: string, kind: 'class' | 'user', sourcedId: string): string =>
  createHmac('sha256', key).update(`${kind} ${sourcedId}`).digest('base64url')
