import { AsyncLocalStorage } from 'node:async_hooks'
import type { LtijsDatabase } from 'ltijs'
import { storageFault } from '../../db/storage-fault'
import type { LtiKeys } from '../../services/lti-services'
import type { Services } from '../../services/services'
import {
  findPlatformByClient,
  type LtiPlatform,
  listPlatforms,
  listPlatformsOfIssuer,
} from '../platforms/store/platforms'
import { type Content, deleteDocuments, encrypt, readDocuments, writeDocument } from './documents'
import { updateDocument } from './store'

/** A launch that the guard has verified, while ltijs looks at it. */
export interface VerifiedLaunch {
  platform: LtiPlatform
  /** The platform's key that its token is signed with. */
  jwk: { kty: string; n: string; e: string }
  /** What the database refused meanwhile: ltijs would call it a token that is not valid. */
  fault?: unknown
}

type Query = Record<string, unknown>
/** Names and e-mail addresses of every launch would stand there for a day; nothing reads them. */
const NOT_KEPT = new Set(['idtoken', 'contexttoken'])
const MIRRORED = new Set(['platform', 'platformStatus'])

/**
 * What ltijs keeps, in our database. Platforms are ours: it sees them as they are now, with the
 * very key that the guard has found, so that it never asks the network.
 */
export class LtijsStorage implements LtijsDatabase {
  readonly launches = new AsyncLocalStorage<VerifiedLaunch>()
  readonly #keys: LtiKeys

  constructor(
    private readonly services: Pick<Services, 'store' | 'now'>,
    keys: LtiKeys,
  ) {
    this.#keys = keys
  }

  async setup(): Promise<true> {
    return true
  }
  async Close(): Promise<true> {
    return true
  }

  /** Keeps a fault of the database for who waits for the launch. */
  async #noting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const launch = this.launches.getStore()
      if (launch && storageFault(error)) launch.fault ??= error
      throw error
    }
  }

  Get(key: string | false, collection: string, query: Query = {}): Promise<Query[] | false> {
    return this.#noting(() => this.#get(key, collection, query))
  }

  async #get(key: string | false, collection: string, query: Query): Promise<Query[] | false> {
    if (NOT_KEPT.has(collection)) return false
    const found = MIRRORED.has(collection)
      ? await this.#mirrored(collection, fieldsOf(query))
      : (await this.#read(key, collection, query)).map(({ row, content }) => ({
          ...row.fields,
          ...content,
          createdAt: row.createdAt,
        }))
    return found.length > 0 ? found : false
  }

  Insert(key: string | false, collection: string, item: Query, index?: Query): Promise<true> {
    return this.#noting(() => this.#insert(key, collection, item, index))
  }

  async #insert(
    key: string | false,
    collection: string,
    item: Query,
    index?: Query,
  ): Promise<true> {
    if (NOT_KEPT.has(collection)) return true
    const { store, now } = this.services
    const document = {
      collection: ours(collection),
      fields: fieldsOf(index ?? item),
      content: item as Content,
      secret: key || undefined,
    }
    if (await writeDocument(store.db, document, now())) return true
    // Of two at once one is first: so a nonce is good once.
    throw new Error(`${collection.toUpperCase()}_EXISTS`)
  }

  async Replace(
    key: string | false,
    collection: string,
    query: Query,
    item: Query,
    index?: Query,
  ): Promise<true> {
    if (NOT_KEPT.has(collection)) return true
    await this.Delete(collection, query)
    return this.Insert(key, collection, item, index)
  }

  Modify(key: string | false, collection: string, query: Query, changes: Query): Promise<true> {
    return this.#noting(() => this.#modify(key, collection, query, changes))
  }

  async #modify(
    key: string | false,
    collection: string,
    query: Query,
    changes: Query,
  ): Promise<true> {
    if (NOT_KEPT.has(collection)) return true
    for (const { row, content } of await this.#read(key, ours(collection), query)) {
      const text = JSON.stringify({ ...content, ...changes })
      await updateDocument(this.services.store.db, row.id, {
        content: key ? encrypt(key, row.id, text) : text,
      })
    }
    return true
  }

  async Delete(collection: string, query: Query): Promise<true> {
    if (NOT_KEPT.has(collection)) return true
    await this.#noting(() =>
      deleteDocuments(this.services.store.db, ours(collection), fieldsOf(query)),
    )
    return true
  }

  #read(key: string | false, collection: string, query: Query) {
    const { store, now } = this.services
    return readDocuments(
      store.db,
      { collection, query: fieldsOf(query), ...(key ? { secret: key } : {}) },
      now(),
    )
  }

  async #mirrored(collection: string, query: Record<string, string>): Promise<Query[]> {
    const platforms = await this.#platforms(query)
    const shown: Query[] = []
    for (const platform of platforms) {
      const { kid } = await this.#keys.signing(platform)
      const isWanted = collection === 'platform' ? query.kid : query.id
      if (isWanted !== undefined && isWanted !== kid) continue
      shown.push(
        collection === 'platform'
          ? this.#document(platform, kid)
          : { id: kid, active: platform.isActive },
      )
    }
    return shown
  }

  /** While a launch is looked at there is no other platform than its own. */
  async #platforms(query: Record<string, string>): Promise<LtiPlatform[]> {
    const { store } = this.services
    const { platformUrl, clientId } = query
    const launching = this.launches.getStore()?.platform
    if (launching) {
      const isSame =
        (platformUrl ?? launching.issuer) === launching.issuer &&
        (clientId ?? launching.clientId) === launching.clientId
      return isSame ? [launching] : []
    }
    if (platformUrl === undefined) return listPlatforms(store.db)
    if (clientId === undefined) return listPlatformsOfIssuer(store.db, platformUrl)
    const found = await findPlatformByClient(store.db, { issuer: platformUrl, clientId })
    return found ? [found] : []
  }

  #document(platform: LtiPlatform, kid: string): Query {
    return {
      platformName: platform.name,
      platformUrl: platform.issuer,
      clientId: platform.clientId,
      authEndpoint: platform.authUrl,
      accesstokenEndpoint: platform.tokenUrl,
      authorizationServer: platform.tokenAudience ?? undefined,
      kid,
      // Outside of a launch there is nothing to verify, and no key verifies it.
      authConfig: { method: 'JWK_KEY', key: this.launches.getStore()?.jwk ?? null },
    }
  }
}

function ours(collection: string): string {
  if (MIRRORED.has(collection)) throw new Error('Platforms are not registered by ltijs')
  return collection
}

/** What a document is found by: its plain texts. */
const fieldsOf = (item: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(item).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
