// A platform for the launch cases only: it signs any claims, valid or invalid, serves its keys and
// counts the requests for them.
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'
import { freePort } from '../../../scripts/harness/product'

export const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`
export const DL_SETTINGS = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'
export const AGS = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'
export const role = (name: string) => `http://purl.imsglobal.org/vocab/lis/v2/membership#${name}`

export type Key = Awaited<ReturnType<typeof makeKey>>

export async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    kid,
    privateKey,
    publicKey,
    jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' },
  }
}

/** Key sets at `/<name>/keys`, and the requests to the attacker's server. */
export class KeyHost {
  origin = ''
  readonly sets = new Map<string, Key[]>()
  readonly fetches = new Map<string, number>()
  /** Requests to the attacker's key server: there must be none. */
  strays = 0

  async start() {
    const port = await freePort()
    this.origin = `http://127.0.0.1:${port}`
    const server = createServer((request, response) => {
      const name = /^\/(\w+)\/keys$/.exec(request.url ?? '')?.[1]
      const keys = name && this.sets.get(name)
      if (!keys) {
        if (request.url?.startsWith('/stray/')) this.strays++
        return response.writeHead(404).end()
      }
      this.fetches.set(name, (this.fetches.get(name) ?? 0) + 1)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }))
    })
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  }
}

/** As they are signed, valid or invalid. */
export type Claims = Record<string, unknown>

/** How a token is signed, for an invalid one. */
export interface Signing {
  header?: Record<string, unknown>
  key?: Key
}

/** One (issuer, client id) of the platform. */
export class LabPlatform {
  readonly issuer: string

  constructor(
    readonly host: KeyHost,
    readonly name: string,
    readonly clientId: string,
    readonly key: Key,
    /** Its registered keyset URL. */
    readonly keysAt = name,
  ) {
    this.issuer = `${host.origin}/${name}`
    if (!host.sets.has(name)) host.sets.set(name, [key])
  }

  get registration() {
    const { host, name, issuer, clientId, keysAt } = this
    return {
      issuer,
      clientId,
      authUrl: `${host.origin}/${name}/auth`,
      tokenUrl: `${host.origin}/${name}/token`,
      jwksUrl: `${host.origin}/${keysAt}/keys`,
    }
  }

  /** Claims of a valid launch; a case changes them. */
  claims({ nonce, launchUrl }: { nonce: string | null; launchUrl: string }): Claims {
    const now = Math.floor(Date.now() / 1000)
    return {
      iss: this.issuer,
      aud: this.clientId,
      sub: 'user-1',
      iat: now,
      exp: now + 300,
      nonce,
      name: 'Ada Okafor',
      given_name: 'Ada',
      family_name: 'Okafor',
      email: 'ada@school.example',
      [claim('version')]: '1.3.0',
      [claim('message_type')]: 'LtiResourceLinkRequest',
      [claim('deployment_id')]: '1',
      [claim('target_link_uri')]: launchUrl,
      [claim('roles')]: [role('Learner')],
      [claim('context')]: { id: 'course-1', title: 'Class 7b', label: '7b' },
      [claim('resource_link')]: { id: 'link-1', title: 'Food truck' },
    }
  }

  sign(claims: Claims, { header = {}, key = this.key }: Signing = {}) {
    const head: JWTHeaderParameters = { alg: 'RS256', typ: 'JWT', kid: key.kid, ...header }
    if (head.kid === undefined) delete head.kid
    return new SignJWT(claims).setProtectedHeader(head).sign(key.privateKey)
  }
}

/** The claims of a content picker. */
export const deepLinking = (settings?: unknown): Claims => ({
  [claim('message_type')]: 'LtiDeepLinkingRequest',
  [claim('roles')]: [role('Instructor')],
  [claim('resource_link')]: undefined,
  [DL_SETTINGS]:
    settings === undefined
      ? {
          deep_link_return_url: 'https://lms.example/return',
          accept_types: ['ltiResourceLink'],
          accept_presentation_document_targets: ['iframe', 'window'],
          accept_multiple: true,
        }
      : settings,
})

/** The claims of a launch from the gradebook. */
export const review = (): Claims => ({
  [claim('message_type')]: 'LtiSubmissionReviewRequest',
  [AGS]: {
    lineitem: 'https://lms.example/columns/1?view=all',
    lineitems: 'https://lms.example/columns',
    scope: [],
  },
})
