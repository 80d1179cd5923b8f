import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK } from 'jose'
import { migrate, openStore } from '../src/db/open-store'
import type { Store } from '../src/db/store'
import { type FetchGuarded, makeFetchGuarded } from '../src/lti/fetch-guarded'
import type { LtiContext } from '../src/lti/launches/store/contexts'
import type { LtiLink } from '../src/lti/launches/store/links'
import type { LtiPlatform } from '../src/lti/platforms/store/platforms'
import { AccessTokens } from '../src/lti/services/access-tokens'
import { LinkLineItems } from '../src/lti/services/link-line-items'
import { PlatformCalls } from '../src/lti/services/platform-calls'
import { makeLog } from '../src/runtime/log'
import { startSimulator } from './simulator'
import { aContext, aLink, aPlatform } from './storage/lti-samples'

interface ScoreEvent {
  at: number
  userId: string
  score: Record<string, unknown> & { timestamp: string; scoreGiven: number }
  outcome: 'stored' | 'repeated' | 'refused'
}

/** What the tests use of the simulated platform. */
interface Lms {
  origin: string
  addFault(fault: Record<string, unknown>): void
  addLink(link: Record<string, unknown>): { id: string }
  addLineItem(item: Record<string, unknown>): { id: string }
  removeLineItem(id: string): void
  updateLineItem(id: string, change: Record<string, unknown>): void
  overrideGrade(id: string, grade: { userId: string; points: number | null }): void
  acceptGrades(linkId: string, accept: boolean): void
  removeMember(courseId: string, personId: string): void
  lineItems(): { id: string; linkId: string | null; label: string; scoreMaximum: number }[]
  copyCourse(id: string): { id: string }
  links(): { id: string; courseId: string }[]
  registerTool(tool: Record<string, unknown>): { clientId: string }
  requests(endpoint?: string): { at: number; method: string; path: string }[]
  revokeTokens(): void
  scoreEvents(): ScoreEvent[]
  set(settings: Record<string, unknown>): void
  close(): Promise<void>
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export interface School {
  lms: Lms
  store: Store
  platform: LtiPlatform
  /** Where our keys are published for it. */
  keysOrigin: string
  signing: () => Promise<{ kid: string; privateKey: KeyObject }>
  fetchGuarded: FetchGuarded
  calls: PlatformCalls
  lineItems: LinkLineItems
  log: ReturnType<typeof makeLog>
  /** A course of the platform, as a launch leaves it here. */
  course(id?: string): Promise<LtiContext>
  /** An activity of a course, as a launch leaves it here; without a column of its own. */
  link(options?: {
    resourceLinkId?: string
    courseId?: string
    contextId?: string
  }): Promise<LtiLink>
  close(): Promise<void>
}

/** A simulated platform on real sockets, and our side of it in a real database. */
export async function openSchool(
  settings: Record<string, unknown> = {},
  change: Partial<LtiPlatform> = {},
  databaseUrl?: string,
): Promise<School> {
  const lms = await startSimulator<Lms>(settings)
  const jwk = { ...(await exportJWK(publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' }
  const keys = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })))
  await new Promise<void>((done) => keys.listen(0, '127.0.0.1', done))
  const { port } = keys.address() as AddressInfo
  const keysOrigin = `http://127.0.0.1:${port}`
  const { clientId } = lms.registerTool({ origin: keysOrigin })

  const folder = mkdtempSync(join(tmpdir(), 'pathquest-school-'))
  const store = openStore(databaseUrl ?? join(folder, 'pathquest.db'))
  await migrate(store)
  const platform = await aPlatform(store.db, {
    issuer: lms.origin,
    clientId,
    tokenUrl: `${lms.origin}/token`,
    ...change,
  })
  const fetchGuarded = makeFetchGuarded({ privateAddresses: true })
  const signing = async () => ({ kid: 'ours', privateKey })
  const tokens = new AccessTokens({ fetchGuarded, keys: { signing }, now: Date.now })
  const calls = new PlatformCalls(fetchGuarded, tokens)
  const services = (courseId: string) => `${lms.origin}/services/courses/${courseId}`
  return {
    lms,
    store,
    platform,
    keysOrigin,
    signing,
    fetchGuarded,
    calls,
    lineItems: new LinkLineItems(store, calls),
    log: makeLog('silent'),
    course: (id = 'science-8') =>
      aContext(store.db, platform.id, {
        contextId: id,
        membershipsUrl: `${services(id)}/members`,
      }),
    link: async ({ courseId = 'science-8', contextId, resourceLinkId } = {}) =>
      aLink(store.db, platform.id, {
        resourceLinkId: resourceLinkId ?? lms.addLink({ courseId, title: 'Quiz' }).id,
        contextId: contextId ?? null,
        lineItemsUrl: `${services(courseId)}/line-items?view=all`,
        agsScopes: ['lineitem', 'result.readonly', 'score'].map(
          (scope) => `https://purl.imsglobal.org/spec/lti-ags/scope/${scope}`,
        ),
      }),
    close: async () => {
      await store.close()
      await lms.close()
      keys.closeAllConnections()
      keys.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
