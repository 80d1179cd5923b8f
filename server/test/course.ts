import { join } from 'node:path'
import { vi } from 'vitest'
import { updateDisplayName } from '../src/accounts/store/profiles'
import { insertAdmin } from '../src/accounts/store/users'
import { openStore } from '../src/db/open-store'
import type { Store } from '../src/db/store'
import { findLtiScore } from '../src/lti/grades/store/scores'
import { acceptLaunch } from '../src/lti/launches/accept-launch'
import { parseLaunchClaims } from '../src/lti/launches/launch-claims'
import { findPlatformByClient } from '../src/lti/platforms/store/platforms'
import { toolUrls } from '../src/lti/registration/tool'
import { loadSecrets } from '../src/runtime/secrets'
import { startTestServer, type TestServer } from './api'
import type { Reply } from './client'
import { signUp } from './people'
import { startSimulator } from './simulator'

interface Cell {
  userId: string
  result: { points: number } | null
  stored: number
}

/** What the tests use of the simulated platform. */
interface Lms {
  origin: string
  addFault(fault: Record<string, unknown>): void
  addLink(link: Record<string, unknown>): { id: string }
  updateLink(id: string, change: Record<string, unknown>): void
  copyCourse(id: string): { id: string }
  lineItems(): { id: string; linkId: string | null; scoreMaximum: number }[]
  removeLineItem(id: string): void
  updateLineItem(id: string, change: Record<string, unknown>): void
  overrideGrade(id: string, grade: { userId: string; points: number | null }): void
  acceptGrades(linkId: string, accept: boolean): void
  removeMember(courseId: string, personId: string): void
  links(): { id: string; courseId: string; title: string }[]
  tools(): { origins: string[] }[]
  registerTool(tool: Record<string, unknown>): { clientId: string }
  launchClaims(requested: Record<string, unknown>): Record<string, unknown>
  gradebook(courseId: string): { linkId: string | null; scoreMaximum: number; cells: Cell[] }[]
  scoreEvents(): { userId: string; outcome: string; score: { comment?: string } }[]
  set(settings: Record<string, unknown>): void
  close(): Promise<void>
}

export const COURSE = 'science-8'
export const TEACHER = 'teacher'
export const CO_TEACHER = 'co-teacher'
export const student = (n: number) => `student-${String(n).padStart(2, '0')}`

export interface Visit {
  bearer: string
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  get: (path: string) => Promise<Reply<any>>
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  post: (path: string, body?: unknown) => Promise<Reply<any>>
  put: (path: string, body?: unknown) => Promise<Reply<unknown>>
}

export interface Course {
  server: TestServer
  lms: Lms
  store: Store
  /** An activity with these custom values. */
  activity(custom?: Record<string, string>, more?: Record<string, unknown>): string
  /** Somebody opens an activity; null: the content picker. */
  visit(personId: string, linkId: string | null, more?: Record<string, unknown>): Promise<Visit>
  /** As a person of an account is called, whatever the LMS says. */
  rename(visit: Visit, name: string): Promise<void>
  /** What the gradebook of the LMS holds for a student; null: nothing. */
  grade(linkId: string, personId: string): number | null
  /** Waits until the gradebook holds these points, and we have heard that it does. */
  graded(linkId: string, personId: string, points: number): Promise<void>
  stop(): Promise<void>
}

/** A room waits 5 s for an answer, and then tells its result again. */
export const SETTLED_MS = 12_000
const GRADED_MS = 15_000

/** The whole server and a simulated platform on real sockets, registered with each other. */
export async function openCourse(): Promise<Course> {
  const lms = await startSimulator<Lms>()
  const server = await startTestServer({ PATHQUEST_DEMO: 'off' })
  const store = openStore(join(server.dataDir, 'pathquest.db'))
  const { clientId } = lms.registerTool({ origin: server.origin })
  const admin = await signUp(server.client, 'teacher')
  await insertAdmin(store.db, admin.profileId)
  const registered = await server.client(
    'POST',
    '/api/admin/lti/platforms',
    {
      name: 'Simulator',
      issuer: lms.origin,
      clientId,
      authUrl: `${lms.origin}/authorize`,
      tokenUrl: `${lms.origin}/token`,
      jwksUrl: `${lms.origin}/jwks`,
    },
    admin,
  )
  if (registered.status >= 300) throw new Error(JSON.stringify(registered.body))
  const platform = await findPlatformByClient(store.db, { issuer: lms.origin, clientId })
  if (!platform) throw new Error('The platform is not there')
  const services = { store, secrets: loadSecrets(server.dataDir, {}), now: Date.now }
  const { launchUrl } = toolUrls(server.origin)

  /** From the verified claims on: what comes before is tested where it is. */
  const visit: Course['visit'] = async (personId, linkId, more = {}) => {
    const payload = lms.launchClaims({ personId, linkId, courseId: COURSE, ...more })
    const claims = parseLaunchClaims(withTarget(payload, launchUrl), platform, launchUrl)
    const { handoverCode } = await acceptLaunch(services, claims)
    const { body } = await server.client('POST', '/api/session', { code: handoverCode })
    const by = { bearer: body.token as string }
    return {
      ...by,
      get: (path) => server.client('GET', path, undefined, by),
      post: (path, requested = {}) => server.client('POST', path, requested, by),
      put: (path, requested) => server.client('PUT', path, requested, by),
    }
  }
  const grade: Course['grade'] = (linkId, personId) => {
    const column = lms.gradebook(COURSE).find((one) => one.linkId === linkId)
    return column?.cells.find(({ userId }) => userId === personId)?.result?.points ?? null
  }
  const isSent = async (linkId: string, personId: string): Promise<boolean> => {
    const links = await store.db.select().from(store.db.tables.ltiLinks)
    const link = links.find(({ resourceLinkId }) => resourceLinkId === linkId)
    const score = link && (await findLtiScore(store.db, link.id, personId))
    return score?.state === 'sent'
  }
  return {
    server,
    lms,
    store,
    activity: (custom = {}, more = {}) =>
      lms.addLink({ courseId: COURSE, title: 'Nurse Shift', custom, ...more }).id,
    visit,
    rename: async (by, name) => {
      const { user } = (await by.get('/api/session')).body
      await updateDisplayName(store.db, user.profileId, name)
    },
    grade,
    graded: (linkId, personId, points) =>
      vi.waitFor(
        async () => {
          const got = grade(linkId, personId)
          if (got === null || Math.abs(got - points) > 0.01) {
            throw new Error(`The gradebook has ${got} of ${points}`)
          }
          if (!(await isSent(linkId, personId))) throw new Error('Its answer is not kept yet')
        },
        { timeout: GRADED_MS, interval: 50 },
      ),
    stop: async () => {
      await store.close()
      await server.stop()
      await lms.close()
    },
  }
}

const TARGET = 'https://purl.imsglobal.org/spec/lti/claim/target_link_uri'
const withTarget = (payload: Record<string, unknown>, launchUrl: string) => ({
  ...payload,
  [TARGET]: launchUrl,
})
