import { createHmac } from 'node:crypto'
import type { Secrets } from '../runtime/secrets'

/** Of one teacher: ids of the same roster in another teacher's hands have other hashes. */
export const rosterKey = ({ auth }: Pick<Secrets, 'auth'>, teacherId: string): string =>
  createHmac('sha256', auth).update(`roster ${teacherId}`).digest('hex')

/** What is kept of a `sourcedId`. */
export const sourceHash = (key: string, kind: 'class' | 'user', sourcedId: string): string =>
  createHmac('sha256', key).update(`${kind} ${sourcedId}`).digest('base64url')

/** Fields of a class that a roster says. */
export interface RosterClassFields {
  name: string
  period: string
  grade: number | null
}

/**
 * One thing that a roster changes. Classes are named by the hash of their id in the roster, since a
 * new one has no other yet.
 */
export type RosterChange =
  | { do: 'class'; hash: string; fields: RosterClassFields }
  | { do: 'edit'; classId: string; fields: RosterClassFields }
  | { do: 'student'; hash: string; name: string; classes: string[] }
  | { do: 'rename'; profileId: string; name: string }
  | { do: 'join'; profileId: string; classes: string[] }
  | { do: 'leave'; profileId: string; classId: string }

/** What is here of former rosters of a teacher, as it is sent to the process that compares. */
export interface KnownRoster {
  classes: KnownClass[]
  /** Of these classes, also those whom no roster has named. */
  members: KnownMember[]
}
export type KnownClass = [hash: string, classId: string, RosterClassFields]
export type KnownMember = [
  classId: string,
  profileId: string,
  name: string,
  /** Null: no roster has named them. */
  hash: string | null,
  /** Whether the class looks after the account: it is opened by a card. */
  hasCard: boolean,
]
