import type { KeyObject } from 'node:crypto'
import type { Row } from '../db/db'
import type { LaunchGroup } from '../db/schema/json'
import { AppError } from '../runtime/errors'

/** One person of a course, by the names and roles service. */
export interface LtiMember {
  sub: string
  name: string | null
  role: 'teacher' | 'student' | 'parent'
  isActive: boolean
  /** Ids of their groups; null: the platform does not say. */
  groups: string[] | null
}

/** Who a pair of keys belongs to. */
export interface KeyOwner {
  issuer: string
  clientId: string
}

/** What our messages to a platform are signed with (RS256). */
interface SigningKey {
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

/** LTI as routes and workflows use it. */
export interface LtiServices {
  /** Origins that may frame `/play/*` and the pages of a launch. */
  frameAncestors(): Promise<readonly string[]>
  /**
   * People of a course by the names and roles service, all pages, kept for 30 s.
   * Throws AppError `lti_roster_unavailable`.
   */
  members(context: Row<'ltiContexts'>): Promise<LtiMember[]>
  /** Groups of a course by its groups service, kept for 30 s. Throws `lti_roster_unavailable`. */
  groups(context: Row<'ltiContexts'>): Promise<LaunchGroup[]>
  /**
   * Looks whether the column of a graded link is there, is its own and is the only one; one that is
   * missing is made. Grades that have to be sent again are queued.
   */
  lookAtColumn(link: Row<'ltiLinks'>): Promise<void>
  /** Wakes the sender of scores; nothing to wait for. */
  wakeScores(): void
  /** The signed answer of a content picker, for a form's field `JWT`. No items: cancelled. */
  signDeepLinking(
    launch: Row<'ltiLaunches'>,
    items: object[],
    messages: { message?: string; errorMessage?: string },
  ): Promise<string>
  /** Our keys, one pair per platform. */
  keys: LtiKeys
  stop(): Promise<void>
}

const notConfigured = (): never => {
  throw new AppError('lti_not_configured')
}

/** Where no LMS is asked: tests of the API alone. */
export const noLti: LtiServices = {
  frameAncestors: async () => [],
  members: async () => notConfigured(),
  groups: async () => notConfigured(),
  lookAtColumn: async () => notConfigured(),
  wakeScores: () => {},
  signDeepLinking: async () => notConfigured(),
  keys: {
    create: async () => notConfigured(),
    rotate: async () => notConfigured(),
    remove: async () => notConfigured(),
    signing: async () => notConfigured(),
  },
  stop: async () => {},
}
