// Launches that differ in how they come: logins, browsers, replays, forms, methods. Each entry:
// [name, expected, the launch's last answer].

import { claim, makeKey } from './lti-lab.mjs'
import { ask, fieldsOf, Jar } from './lti-launcher.mjs'

const no = 'refused'
const yes = 'accepted'

export function httpCases({ launcher, database, platforms, host }) {
  const { a, a2, b, inactive, rotating, unreachable } = platforms
  const { origin, launchUrl } = launcher
  const first = (login, options) => () => launcher.firstLogin(a, { login, ...options })
  const begin = async (platform = a, options) => {
    const begun = await launcher.login(platform, options)
    const claims = platform.claims({ nonce: begun.nonce, launchUrl })
    return { ...begun, fields: { id_token: await platform.sign(claims), state: begun.state } }
  }
  const posted = (edit, options) => async () => {
    const begun = await begin()
    return launcher.post(await edit(begun.fields, begun), { jar: begun.jar, ...options })
  }
  const raw = (method, path, options) => () => ask(origin, path, { method, ...options })
  const form = 'application/x-www-form-urlencoded'
  const targets = [
    ['//evil', '//evil.example/lti/launch'],
    ['@evil', `${origin}@evil.example/lti/launch`],
    ['\\evil', `${origin}\\evil.example/lti/launch`],
    ['a foreign host', 'https://evil.example/lti/launch'],
    ['a sibling path', `${launchUrl}2`],
  ]
  const setActive = (platform, isActive) =>
    database
      .prepare('update lti_platforms set is_active = ? where client_id = ?')
      .run(isActive ? 1 : 0, platform.clientId)
  const storageLogin = async () => {
    const page = await launcher.firstLogin(a, { login: { lti_storage_target: '_parent' } })
    const put = await ask(origin, '/lti/login', {
      method: 'POST',
      form: fieldsOf(page.text),
      jar: new Jar(),
    })
    const data = (name) =>
      new RegExp(` data-${name}="([^"]*)"`).exec(put.text)?.[1]?.replaceAll('&#38;', '&')
    const query = new URL(data('to')).searchParams
    const claims = a.claims({ nonce: query.get('nonce'), launchUrl })
    const fields = { id_token: await a.sign(claims), state: query.get('state') }
    return { value: data('value'), fields }
  }

  return [
    ...['iss', 'login_hint', 'target_link_uri'].map((name) => [
      `login without ${name}`,
      no,
      first({ [name]: undefined }),
    ]),
    ['login of an unknown issuer', no, first({ iss: 'https://evil.example' })],
    ['login of an unknown client', no, first({ client_id: 'nobody' })],
    ['login without client id where an issuer has two', no, first({ client_id: undefined })],
    ['login with two issuers', no, first({ iss: [a.issuer, b.issuer] })],
    ['login with a list', no, first({ iss: undefined, 'iss[]': a.issuer })],
    ['login with an endless hint', no, first({ login_hint: 'h'.repeat(9_000) })],
    ['login of an inactive platform', no, () => launcher.firstLogin(inactive)],
    ...targets.map(([name, uri]) => [`login to ${name}`, no, first({ target_link_uri: uri })]),
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
    ['a state that nobody made', no, posted((fields) => ({ ...fields, state: 'S'.repeat(43) }))],
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
    [
      'the state of the other of two logins',
      no,
      async () => {
        const jar = new Jar()
        const one = await begin(a, { jar })
        const other = await begin(a, { jar })
        return launcher.post({ id_token: one.fields.id_token, state: other.state }, { jar })
      },
    ],
    [
      'a token of another platform',
      no,
      async () => {
        const begun = await begin()
        const claims = b.claims({ nonce: begun.nonce, launchUrl })
        return launcher.post(
          { ...begun.fields, id_token: await b.sign(claims) },
          { jar: begun.jar },
        )
      },
    ],
    [
      'another browser',
      no,
      async () => {
        const begun = await begin()
        const other = await begin()
        return launcher.post(begun.fields, { jar: other.jar })
      },
    ],
    ['a browser without the cookie', no, async () => launcher.post((await begin()).fields)],
    [
      'a state 11 minutes old',
      no,
      async () => {
        const begun = await begin()
        database
          .prepare(
            'update lti_logins set created_at = created_at - 660000, expires_at = expires_at - 660000 where used_at is null',
          )
          .run()
        return launcher.post(begun.fields, { jar: begun.jar })
      },
    ],
    [
      'the whole POST again',
      no,
      async () => {
        const begun = await begin()
        await launcher.post(begun.fields, { jar: begun.jar })
        return launcher.post(begun.fields, { jar: begun.jar })
      },
    ],
    [
      'the token again with a new login',
      no,
      async () => {
        const begun = await begin()
        await launcher.post(begun.fields, { jar: begun.jar })
        const next = await begin(a, { jar: begun.jar })
        return launcher.post({ ...begun.fields, state: next.state }, { jar: begun.jar })
      },
    ],
    [
      'the same POST five times at once: all but one',
      no,
      async () => {
        const begun = await begin()
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => launcher.post(begun.fields, { jar: begun.jar })),
        )
        const refused = answers.filter(({ status }) => status !== 303)
        return refused.length === 4 ? refused[0] : { ...answers[0], status: 303, location: 'twice' }
      },
    ],
    [
      'a login whose token was refused cannot be used again',
      no,
      async () => {
        const begun = await begin()
        await launcher.post({ ...begun.fields, id_token: 'x' }, { jar: begun.jar })
        return launcher.post(begun.fields, { jar: begun.jar })
      },
    ],
    [
      'a platform that was stopped after the login',
      no,
      async () => {
        const begun = await begin(a2)
        setActive(a2, false)
        try {
          return await launcher.post(begun.fields, { jar: begun.jar })
        } finally {
          setActive(a2, true)
        }
      },
    ],
    ['a platform that hands out no keys', no, () => launcher.launch(unreachable)],
    [
      'platform storage without its value',
      no,
      async () => {
        const { fields } = await storageLogin()
        return launcher.post({ ...fields, storage_value: '' })
      },
    ],
    [
      'platform storage with the value of another',
      no,
      async () => {
        const [one, other] = [await storageLogin(), await storageLogin()]
        return launcher.post({ ...one.fields, storage_value: other.value })
      },
    ],
    [
      'platform storage, its value in a cookie',
      no,
      async () => {
        const { fields, value } = await storageLogin()
        return launcher.post({ ...fields, storage_value: '' }, { headers: { cookie: `pathquest-lti=${value}` } })
      },
    ],
    ['launch by GET', no, raw('GET', '/lti/launch')],
    ['launch by DELETE', no, raw('DELETE', '/lti/launch')],
    [
      'launch as JSON',
      no,
      async () => {
        const { fields, jar } = await begin()
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
      'launch with nothing in it',
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
    ['a path beside the five', no, posted((fields) => fields, { path: '/lti/launch/' })],
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
      'a second launch of the same browser',
      yes,
      async () => {
        const jar = new Jar()
        const one = await begin(a, { jar })
        await launcher.post(one.fields, { jar })
        const two = await begin(a, { jar })
        return launcher.post(two.fields, { jar })
      },
    ],
    [
      'two launches of a browser at once',
      yes,
      async () => {
        const jar = new Jar()
        const one = await begin(a, { jar })
        const two = await begin(a, { jar })
        const answers = [
          await launcher.post(two.fields, { jar }),
          await launcher.post(one.fields, { jar }),
        ]
        return answers.find(({ status }) => status !== 303) ?? answers[0]
      },
    ],
    [
      'parameters beside ours',
      yes,
      posted((fields) => ({ ...fields, session_state: 'x', authenticity_token: 'y' })),
    ],
    [
      'platform storage with its value',
      yes,
      async () => {
        const { fields, value } = await storageLogin()
        const page = await launcher.post(fields)
        return launcher.post({ ...fieldsOf(page.text), storage_value: value })
      },
    ],
    [
      'a key that the platform has rotated',
      yes,
      async () => {
        await launcher.launch(rotating)
        const key = await makeKey('rotated-2')
        host.sets.set(rotating.name, [key])
        return launcher.launch(rotating, { sign: { key } })
      },
    ],
    [
      'a student of a second course',
      yes,
      () =>
        launcher.launch(a, {
          change: () => ({ [claim('context')]: { id: 'course-2', title: 'Class 8a' } }),
        }),
    ],
  ]
}
