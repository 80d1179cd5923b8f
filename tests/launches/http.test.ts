// Launches that differ in HTTP: logins, forms, methods.
import { test } from 'vitest'
import { type Case, endsAsItMust } from './support/case'
import { launcher, launchUrl, origin, platforms } from './support/lab'
import { ask, type LoginOptions, type Params } from './support/launcher'

/** Of the platform's response. */
type Fields = Record<'id_token' | 'state', string>

const no = 'refused'
const yes = 'accepted'
const { a, b, inactive } = platforms

const first = (login: Params, options?: LoginOptions) => () =>
  launcher.firstLogin(a, { login, ...options })
const to = (uri: string) => first({ target_link_uri: uri })
const posted = (edit: (fields: Fields) => Params, options?: { path: string }) => async () => {
  const begun = await launcher.begin(a)
  return launcher.post(edit(begun.fields), { jar: begun.jar, ...options })
}
const raw = (method: string, path: string, options?: Parameters<typeof ask>[2]) => () =>
  ask(origin, path, { method, ...options })
const form = 'application/x-www-form-urlencoded'

const CASES: Case[] = [
  ['login without iss', no, first({ iss: undefined })],
  ['login without login_hint', no, first({ login_hint: undefined })],
  ['login without target_link_uri', no, first({ target_link_uri: undefined })],
  ['login of an unknown issuer', no, first({ iss: 'https://evil.example' })],
  ['login of an unknown client', no, first({ client_id: 'nobody' })],
  ['login without client id where an issuer has two', no, first({ client_id: undefined })],
  ['login with two issuers', no, first({ iss: [a.issuer, b.issuer] })],
  ['login with a list', no, first({ iss: undefined, 'iss[]': a.issuer })],
  ['login with an endless hint', no, first({ login_hint: 'h'.repeat(9_000) })],
  ['login of an inactive platform', no, () => launcher.firstLogin(inactive)],
  ['login to //evil', no, to('//evil.example/lti/launch')],
  ['login to @evil', no, to(`${origin}@evil.example/lti/launch`)],
  ['login to \\evil', no, to(`${origin}\\evil.example/lti/launch`)],
  ['login to a foreign host', no, to('https://evil.example/lti/launch')],
  ['login to a sibling path', no, to(`${launchUrl}2`)],
  [
    'login as JSON',
    no,
    raw('POST', '/lti/login', { body: '{}', headers: { 'content-type': 'application/json' } }),
  ],
  ['login of one megabyte', no, first({ login_hint: 'h'.repeat(1 << 20) }, { method: 'POST' })],
  [
    'login by PUT',
    no,
    raw('PUT', '/lti/login', { body: 'a=b', headers: { 'content-type': form } }),
  ],

  ['no state', no, posted(({ id_token }) => ({ id_token }))],
  ['an empty state', no, posted((fields) => ({ ...fields, state: '' }))],
  ['an unknown state', no, posted((fields) => ({ ...fields, state: 'S'.repeat(43) }))],
  ['state twice', no, posted((fields) => ({ ...fields, state: [fields.state, fields.state] }))],
  ['state as a list', no, posted(({ id_token, state }) => ({ id_token, 'state[]': state }))],
  ['no token', no, posted(({ state }) => ({ state }))],
  [
    'token twice',
    no,
    posted((fields) => ({ ...fields, id_token: [fields.id_token, fields.id_token] })),
  ],
  ['a token of 200 kB', no, posted((fields) => ({ ...fields, id_token: 'A'.repeat(200_000) }))],
  ['a launch of 3 MB', no, posted((fields) => ({ ...fields, more: 'm'.repeat(3 << 20) }))],
  [
    'a launch of a thousand fields',
    no,
    posted((fields) => ({ ...fields, more: Array(1000).fill('m') })),
  ],
  ['an error of the platform', no, posted(({ state }) => ({ state, error: 'login_required' }))],
  ['launch by GET', no, raw('GET', '/lti/launch')],
  ['launch by DELETE', no, raw('DELETE', '/lti/launch')],
  [
    'launch as JSON',
    no,
    async () => {
      const { fields, jar } = await launcher.begin(a)
      return ask(origin, '/lti/launch', {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: { 'content-type': 'application/json' },
        jar,
      })
    },
  ],
  [
    'launch as a plain text',
    no,
    raw('POST', '/lti/launch', { body: 'x', headers: { 'content-type': 'text/plain' } }),
  ],
  [
    'an empty launch',
    no,
    raw('POST', '/lti/launch', { body: '', headers: { 'content-type': form } }),
  ],
  [
    'launch with a token of ltijs',
    no,
    raw('POST', '/lti/launch?ltik=x', {
      body: 'ltik=x',
      headers: { 'content-type': form, authorization: 'LTIK-AUTH-V1 Token=x' },
    }),
  ],
  ['a path other than the five', no, posted((fields) => fields, { path: '/lti/launch/' })],
  ['a path with a broken escape', no, raw('GET', '/lti/%E0%A4%A')],
  ['a path like those of ltijs', no, raw('GET', '/lti/')],

  ['login by GET', yes, () => launcher.launch(a, { method: 'GET' })],
  ['login by POST', yes, () => launcher.launch(a, { method: 'POST' })],
  [
    'login without client id where an issuer has one',
    yes,
    () => launcher.launch(b, { login: { client_id: undefined } }),
  ],
  [
    'login without a message hint',
    yes,
    () => launcher.launch(a, { login: { lti_message_hint: undefined } }),
  ],
  [
    'additional parameters',
    yes,
    posted((fields) => ({ ...fields, session_state: 'x', authenticity_token: 'y' })),
  ],
]

test.for(CASES)('%s', endsAsItMust)
