// Launches that differ in the token: its header, its signature, its claims.
import { createHmac } from 'node:crypto'
import { exportSPKI } from 'jose'
import { test } from 'vitest'
import { type Case, endsAsItMust } from './support/case'
import { encryption, host, launcher, launchUrl, origin, platforms, stranger } from './support/lab'
import {
  type Claims,
  claim,
  DL_SETTINGS,
  deepLinking,
  type Key,
  type LabPlatform,
  role,
} from './support/lab-platform'
import type { Outcome } from './support/launch-figures'
import type { LaunchOptions } from './support/launcher'

/** What the launch changes, and its platform (default: a). */
type TokenCase = [name: string, expected: Outcome, options: LaunchOptions, platform?: LabPlatform]

const now = () => Math.floor(Date.now() / 1000)
const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const no = 'refused'
const yes = 'accepted'
const { a, a2, b, byHand } = platforms
const set = (changes: Claims) => ({ change: () => changes })
const lti = (name: string, value: unknown) => set({ [claim(name)]: value })
const target = (uri: string) => lti('target_link_uri', uri)

const signedBy = (key: Key, header = {}) => ({ sign: { key, header } })
const unsigned = (alg: string): LaunchOptions => ({
  token: ({ claims }) => `${base64Url({ alg, kid: a.key.kid })}.${base64Url(claims)}.`,
})
const hmac = (secret: () => string | Promise<string>): LaunchOptions => ({
  token: async ({ claims }) => {
    const signed = `${base64Url({ alg: 'HS256', kid: a.key.kid })}.${base64Url(claims)}`
    const mac = createHmac('sha256', await secret())
      .update(signed)
      .digest('base64url')
    return `${signed}.${mac}`
  },
})
const pem = () => exportSPKI(a.key.publicKey)
const tampered = (edit: (token: string, claims: Claims) => string): LaunchOptions => ({
  token: async ({ claims }) => edit(await a.sign(claims), claims),
})

const CASES: TokenCase[] = [
  // Header and signature
  ['alg none', no, unsigned('none')],
  ['alg nOnE', no, unsigned('nOnE')],
  ['HS256 with the public key as PEM', no, hmac(pem)],
  ['HS256 with the modulus', no, hmac(() => a.key.jwk.n ?? '')],
  ['a signature by a key of no platform', no, signedBy({ ...stranger, kid: a.key.kid })],
  ['a signature of another platform', no, signedBy(b.key)],
  ['a key for encryption', no, signedBy(encryption)],
  ['no kid', no, { sign: { header: { kid: undefined } } }],
  ['an unknown kid', no, signedBy(stranger)],
  ['kid with a path', no, signedBy(stranger, { kid: '../../../../dev/null' })],
  ['kid with SQL', no, signedBy(stranger, { kid: "x' UNION SELECT 'key' --" })],
  ['kid with an address', no, signedBy(stranger, { kid: `${host.origin}/stray/keys` })],
  ['kid of 10,000 characters', no, signedBy(stranger, { kid: 'k'.repeat(10_000) })],
  ['jku to keys of a stranger', no, signedBy(stranger, { jku: `${host.origin}/stray/jku` })],
  ['x5u to a stranger', no, signedBy(stranger, { x5u: `${host.origin}/stray/x5u` })],
  [
    'jwk of a stranger in the header',
    no,
    signedBy({ ...stranger, kid: a.key.kid }, { jwk: stranger.jwk }),
  ],
  [
    'an unknown critical header',
    no,
    {
      token: async ({ claims }) => {
        const [, body, mac] = (await a.sign(claims)).split('.')
        return `${base64Url({ alg: 'RS256', kid: a.key.kid, crit: ['x'], x: 1 })}.${body}.${mac}`
      },
    },
  ],
  ['a cut signature', no, tampered((token) => token.slice(0, -20))],
  [
    'claims changed after signing',
    no,
    tampered((token, claims) => {
      const [head, , mac] = token.split('.')
      return `${head}.${base64Url({ ...claims, sub: 'somebody-else' })}.${mac}`
    }),
  ],
  ['two parts of a token', no, tampered((token) => token.split('.').slice(0, 2).join('.'))],
  ['a text instead of a token', no, { token: () => 'not a token' }],
  [
    'claims that are no object',
    no,
    { token: () => `${base64Url({ alg: 'RS256', kid: a.key.kid })}.${base64Url([1])}.AAAA` },
  ],
  [
    'jku in addition to the right key is ignored',
    yes,
    { sign: { header: { jku: `${host.origin}/stray/jku` } } },
  ],
  // Whom it is from and for
  ['iss of nobody', no, set({ iss: 'https://evil.example' })],
  ['iss missing', no, set({ iss: undefined })],
  ['iss of another platform', no, set({ iss: b.issuer })],
  ['aud of another registered client', no, set({ aud: a2.clientId })],
  ['aud of nobody', no, set({ aud: 'nobody' })],
  ['aud missing', no, set({ aud: undefined })],
  ['aud list without azp', no, set({ aud: [a.clientId, 'other'] })],
  ['aud list without us', no, set({ aud: ['other', 'another'], azp: a.clientId })],
  ['aud list with another azp', no, set({ aud: [a.clientId, a2.clientId], azp: a2.clientId })],
  ['another azp with our aud', no, set({ azp: 'other' })],
  ['aud list with the right azp', yes, set({ aud: ['other', a.clientId], azp: a.clientId })],
  [
    'aud list with another client of ours first, azp right',
    yes,
    set({ aud: [a2.clientId, a.clientId], azp: a.clientId }),
  ],
  ['aud list of us only', yes, set({ aud: [a.clientId] })],
  // When
  ['exp missing', no, set({ exp: undefined })],
  ['exp past', no, set({ exp: now() - 5 })],
  ['exp as words', no, set({ exp: 'tomorrow' })],
  ['iat missing', no, set({ iat: undefined })],
  ['iat in one hour', no, set({ iat: now() + 3600, exp: now() + 7200 })],
  ['iat 11 minutes ago', no, set({ iat: now() - 660 })],
  ['nbf in one hour', no, set({ nbf: now() + 3600 })],
  ['iat 12 seconds ago', yes, set({ iat: now() - 12 })],
  ['iat 4 minutes ago', yes, set({ iat: now() - 240 })],
  ['nonce missing', no, set({ nonce: undefined })],
  ['nonce empty', no, set({ nonce: '' })],
  ['another nonce', no, set({ nonce: 'A'.repeat(43) })],
  ['nonce as a list', no, { change: ({ nonce }) => ({ nonce: [nonce] }) }],
  // Who
  ['sub missing', no, set({ sub: undefined })],
  ['sub empty', no, set({ sub: '' })],
  ['sub of 256 characters', no, set({ sub: 's'.repeat(256) })],
  ['sub as a number', no, set({ sub: 42 })],
  ['sub of 255 characters', yes, set({ sub: 's'.repeat(255) })],
  [
    'no name and no e-mail',
    yes,
    set({
      name: undefined,
      given_name: undefined,
      family_name: undefined,
      email: undefined,
      sub: 'nameless',
    }),
  ],
  [
    'a name with markup',
    yes,
    set({ name: '<img src=x onerror=alert(1)>', given_name: '<b>', sub: 'markup' }),
  ],
  // What
  ['version missing', no, lti('version', undefined)],
  ['version 1.1', no, lti('version', 'LTI-1p0')],
  ['version 2.0.0', no, lti('version', '2.0.0')],
  ['message type missing', no, lti('message_type', undefined)],
  ['unknown message type', no, lti('message_type', 'LtiStartProctoring')],
  ['deployment missing', no, lti('deployment_id', undefined)],
  ['deployment empty', no, lti('deployment_id', '')],
  ['deployment as a list', no, lti('deployment_id', ['1'])],
  ['unknown deployment', no, lti('deployment_id', '99'), byHand],
  ['a deployment of another platform', no, lti('deployment_id', 'only-b'), byHand],
  ['roles as a string', no, lti('roles', role('Instructor'))],
  ['roles missing', no, lti('roles', undefined)],
  ['roles that are not strings', no, lti('roles', [{ role: 'Instructor' }])],
  ['resource link missing', no, lti('resource_link', undefined)],
  ['resource link without id', no, lti('resource_link', { title: 'x' })],
  ['resource link with an empty id', no, lti('resource_link', { id: '' })],
  ['context without id', no, lti('context', { title: 'x' })],
  ['target link missing', no, lti('target_link_uri', undefined)],
  ['target link is //evil', no, target('//evil.example/lti/launch')],
  ['target link is @evil', no, target(`${origin}@evil.example/lti/launch`)],
  ['target link is \\evil', no, target(`${origin}\\evil.example/lti/launch`)],
  ['target link is a foreign host', no, target('https://evil.example/lti/launch')],
  ['target link is a sibling path', no, target(`${launchUrl}2`)],
  ['target link is a path above', no, target(`${launchUrl}/../login`)],
  ['target link is a query of its own', no, target(`${launchUrl}?next=//evil.example`)],
  ['target link is a script', no, target('javascript:alert(1)')],
  ['deep linking without settings', no, set({ ...deepLinking(), [DL_SETTINGS]: undefined })],
  ['deep linking with settings as words', no, set(deepLinking('yes'))],
  [
    'deep linking without return address',
    no,
    set(deepLinking({ accept_types: ['ltiResourceLink'] })),
  ],
  [
    'deep linking that returns to a script',
    no,
    set(
      deepLinking({
        deep_link_return_url: 'javascript:alert(1)',
        accept_types: ['ltiResourceLink'],
      }),
    ),
  ],
  ['deep linking', yes, set(deepLinking())],
  [
    'deep linking without target link',
    yes,
    set({ ...deepLinking(), [claim('target_link_uri')]: undefined }),
  ],
  ['a valid launch of a student', yes, {}],
  ['a teacher', yes, lti('roles', [role('Instructor')])],
  [
    'a mentor',
    yes,
    set({
      sub: 'mentor',
      [claim('roles')]: [role('Mentor')],
      [claim('role_scope_mentor')]: ['user-1'],
    }),
  ],
  ['roles empty', yes, lti('roles', [])],
  ['an unknown role', yes, lti('roles', ['http://example.edu/roles#Wizard'])],
  ['a short role', yes, lti('roles', ['Learner'])],
  [
    'a teacher of the institution only',
    yes,
    lti('roles', ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor']),
  ],
  ['no context', yes, lti('context', undefined)],
  ['context with its id only', yes, lti('context', { id: 'bare' })],
  ['resource link with its id only', yes, lti('resource_link', { id: 'bare' })],
  [
    'extra claims',
    yes,
    set({ 'https://example.edu/claim': { a: [1] }, picture: 'https://x.example/p.png' }),
  ],
  [
    'custom values that are not strings',
    yes,
    lti('custom', { number: 5, list: [1], due_at: '$ResourceLink.submission.endDateTime' }),
  ],
  ['another deployment, bound at its first launch', yes, lti('deployment_id', 'second')],
  ['a deployment bound by hand', yes, lti('deployment_id', '1'), byHand],
  ['another deployment bound by hand', yes, lti('deployment_id', '2'), byHand],
  ['the other client of the same issuer', yes, {}, a2],
  ['another issuer', yes, {}, b],
]

test.for(
  CASES.map(
    ([name, expected, options, platform = a]): Case => [
      name,
      expected,
      () => launcher.launch(platform, options),
    ],
  ),
)('%s', endsAsItMust)
