import type { Seat, UserType } from '@pathquest/core'
import type { Row } from '../db/db'

/** Who is asking: an account by cookie, a visit from an LMS or a seat by bearer token, or nobody. */
export interface Principal {
  profileId: string | null
  /** Of an account by cookie. */
  sessionId: string | null
  seat: Seat | null
  /** The account's role, of a visit the one in its course; null without either. */
  role: UserType | null
  /** A teacher by account whom no administrator has agreed to yet. */
  awaitsApproval: boolean
  via: 'session' | 'lti' | 'seat' | 'nobody'
  launch: Row<'ltiLaunches'> | null
  /** A bearer token was sent that is no token of ours, or not any more. */
  badToken: 'seat' | 'launch' | null
}
