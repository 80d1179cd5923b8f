import { randomUUID } from 'node:crypto'
import { acceptLaunch } from '../src/lti/launches/accept-launch'
import type { LaunchClaims } from '../src/lti/launches/launch-claims'
import { insertPlatform, type LtiPlatform } from '../src/lti/platforms/store/platforms'
import type { Services } from '../src/services/services'
import type { Client } from './client'

type Accepting = Pick<Services, 'store' | 'secrets' | 'now'>

/** A platform that is registered and active; nothing listens there. */
export async function aPlatform({ store }: Pick<Services, 'store'>): Promise<LtiPlatform> {
  const origin = `https://${randomUUID()}.lms.example`
  const platform = await insertPlatform(store.db, {
    name: 'Example LMS',
    issuer: origin,
    clientId: 'client-1',
    authUrl: `${origin}/auth`,
    tokenUrl: `${origin}/token`,
    jwksUrl: `${origin}/jwks`,
    frameOrigins: [],
    isActive: true,
  })
  if (!platform) throw new Error('This platform was there already')
  return platform
}

export type LaunchChanges = Partial<Omit<LaunchClaims, 'platform' | 'roles'>> & {
  role?: 'teacher' | 'student' | 'parent'
  looksOn?: boolean
  isTest?: boolean
}

/** What a verified launch says: a student of the course, on its first activity, unless told. */
export const claimsOf = (
  platform: LtiPlatform,
  { role = 'student', looksOn = false, isTest = false, ...requested }: LaunchChanges = {},
): LaunchClaims => ({
  platform,
  deploymentId: 'deployment-1',
  sub: 'somebody',
  name: null,
  givenName: null,
  locale: null,
  roles: { role, looksOn, isTest },
  mentorOf: [],
  message: 'resource_link',
  reviewOf: null,
  context: { id: 'course-1', title: 'Careers 7b', label: null },
  resourceLink: { id: 'link-1', title: 'Nurse Shift' },
  askedLinkId: null,
  custom: {},
  ags: null,
  nrps: null,
  groupsUrl: null,
  ownGroups: null,
  deepLinking: null,
  returnUrl: null,
  ...requested,
})

/** A visit: the launch is accepted and handed over to the app. */
export async function launchFrom(
  services: Accepting,
  client: Client,
  platform: LtiPlatform,
  requested: LaunchChanges = {},
): Promise<{ bearer: string }> {
  const { handoverCode } = await acceptLaunch(services, claimsOf(platform, requested))
  const { status, body } = await client('POST', '/api/session', { code: handoverCode })
  if (status !== 200) throw new Error(`The hand-over answered ${status}`)
  return { bearer: body.token }
}
