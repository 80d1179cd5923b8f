// Launches that differ in browser and repetition: browsers, states, replays, platform storage,
// rotated keys.
import { test } from 'vitest'
import { CookieJar } from '../../scripts/harness/cookie-jar'
import { type Case, endsAsItMust } from './support/case'
import { database, host, launcher, launchUrl, origin, platforms, setActive } from './support/lab'
import { claim, makeKey } from './support/lab-platform'
import { asForm, ask, fieldsOf, type LoginOptions } from './support/launcher'
import { runPage } from './support/page-run'

const no = 'refused'
const yes = 'accepted'
const { a, a2, b, rotating, unreachable } = platforms

const begin = (platform = a, options?: LoginOptions) => launcher.begin(platform, options)
const storageLogin = async () => {
  const page = await launcher.firstLogin(a, { login: { lti_storage_target: '_parent' } })
  const put = await ask(origin, '/lti/login', {
    method: 'POST',
    form: fieldsOf(page.text),
    jar: new CookieJar(),
  })
  const data = (name: string) =>
    new RegExp(` data-${name}="([^"]*)"`).exec(put.text)?.[1]?.replaceAll('&#38;', '&') ?? ''
  const query = new URL(data('to')).searchParams
  const claims = a.claims({ nonce: query.get('nonce'), launchUrl })
  const fields = { id_token: await a.sign(claims), state: query.get('state') }
  return { value: data('value'), fields, page: put.text }
}

const otherPages: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]

const CASES: Case[] = [
  [
    'the state of the other of two logins',
    no,
    async () => {
      const jar = new CookieJar()
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
      return launcher.post({ ...begun.fields, id_token: await b.sign(claims) }, { jar: begun.jar })
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
  [
    'a client that does not accept HTML',
    yes,
    async () => {
      const jar = new CookieJar()
      const search = new URLSearchParams(asForm(launcher.loginParams(a)))
      const answer = await ask(origin, `/lti/login?${search}`, {
        headers: { accept: '*/*' },
        jar,
      })
      const query = new URL(answer.location ?? '').searchParams
      const claims = a.claims({ nonce: query.get('nonce'), launchUrl })
      const fields = { id_token: await a.sign(claims), state: query.get('state') }
      return launcher.post(fields, { jar })
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
    'the whole POST replayed',
    no,
    async () => {
      const begun = await begin()
      await launcher.post(begun.fields, { jar: begun.jar })
      return launcher.post(begun.fields, { jar: begun.jar })
    },
  ],
  [
    'the token replayed with a new login',
    no,
    async () => {
      const begun = await begin()
      await launcher.post(begun.fields, { jar: begun.jar })
      const next = await begin(a, { jar: begun.jar })
      return launcher.post({ ...begun.fields, state: next.state }, { jar: begun.jar })
    },
  ],
  [
    'the same POST five times in parallel: all but one',
    no,
    async () => {
      const begun = await begin()
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => launcher.post(begun.fields, { jar: begun.jar })),
      )
      const [refused, ...more] = answers.filter(({ status }) => status !== 303)
      if (refused && more.length === 3) return refused
      throw new Error(`Of five ${refused ? more.length + 1 : 0} were refused`)
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
    'a platform that was deactivated after the login',
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
  ['a platform whose keys cannot be fetched', no, () => launcher.launch(unreachable)],
  [
    'platform storage, used by a page that also waits for a window',
    yes,
    async () => {
      const { page, fields, value } = await storageLogin()
      const { said, element } = runPage(page)
      const asked = said[0]
      if (asked?.subject !== 'lti.put_data' || asked.value !== value)
        throw new Error('The storage was not asked')
      if (!element('open')?.listeners.has('submit')) throw new Error('Nobody waits for the window')
      return launcher.post({ ...fields, storage_value: value })
    },
  ],
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
      return launcher.post(
        { ...fields, storage_value: '' },
        { headers: { cookie: `pathquest-lti=${value}` } },
      )
    },
  ],
  ...otherPages.map(
    (headers): Case => [
      `platform storage, posted with its value by another page: ${Object.values(headers)}`,
      no,
      async () => {
        const { fields, value } = await storageLogin()
        return launcher.post({ ...fields, storage_value: value }, { headers })
      },
    ],
  ),
  [
    'a second launch of the same browser',
    yes,
    async () => {
      const jar = new CookieJar()
      const one = await begin(a, { jar })
      await launcher.post(one.fields, { jar })
      const two = await begin(a, { jar })
      return launcher.post(two.fields, { jar })
    },
  ],
  [
    'two concurrent launches of a browser',
    yes,
    async () => {
      const jar = new CookieJar()
      const one = await begin(a, { jar })
      const two = await begin(a, { jar })
      const first = await launcher.post(two.fields, { jar })
      const second = await launcher.post(one.fields, { jar })
      return first.status === 303 ? second : first
    },
  ],
  [
    'platform storage with its value',
    yes,
    async () => {
      const { fields, value } = await storageLogin()
      const page = await launcher.post(fields)
      return launcher.post(
        { ...fieldsOf(page.text), storage_value: value },
        { headers: { 'sec-fetch-site': 'same-origin', origin } },
      )
    },
  ],
  [
    'a key after the platform has rotated its keys',
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

test.for(CASES)('%s', endsAsItMust)
