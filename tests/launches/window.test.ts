// Launches in a new window that a frame without cookies opened and waits for.
import { test } from 'vitest'
import { CookieJar } from '../../scripts/harness/cookie-jar'
import { type Case, endsAsItMust } from './support/case'
import { database, launcher, launchUrl, origin, platforms } from './support/lab'
import { type Claims, deepLinking } from './support/lab-platform'
import { asForm, ask, fieldsOf } from './support/launcher'

const no = 'refused'
const yes = 'accepted'
const { a } = platforms

const ours = { origin }
const post = (path: string, fields: Record<string, string>, headers = {}, jar?: CookieJar) =>
  ask(origin, path, { method: 'POST', form: asForm(fields), headers, jar })

/** The frame without cookies, and the launch of the window that it opened. */
async function opened({ from = ours as Record<string, string>, change = (): Claims => ({}) } = {}) {
  const page = await launcher.firstLogin(a)
  const frame = await post('/lti/login', fieldsOf(page.text))
  const { code = '', ...fields } = fieldsOf(frame.text)
  const jar = new CookieJar()
  const check = await post('/lti/login', fields, from, jar)
  const login = await post('/lti/login', fieldsOf(check.text), from, jar)
  const query = new URL(login.location ?? '').searchParams
  const claims = { ...a.claims({ nonce: query.get('nonce'), launchUrl }), ...change() }
  const token = { id_token: await a.sign(claims), state: query.get('state') }
  const answer = await launcher.post(token, { jar })
  return { code, answer }
}
const waiting = async (code: string): Promise<string> =>
  JSON.parse((await post('/lti/waiting', { code }, ours)).text).state
const must = async (code: string, state: string) => {
  const told = await waiting(code)
  if (told !== state) throw new Error(`The frame got ${told}, not ${state}`)
}

const CASES: Case[] = [
  [
    'a window that a frame waits for',
    yes,
    async () => {
      const { code, answer } = await opened()
      await must(code, 'opened')
      return answer
    },
  ],
  [
    'a content picker in a window that a frame waits for',
    yes,
    async () => {
      const { code, answer } = await opened({ change: deepLinking })
      await must(code, 'choosing')
      return answer
    },
  ],
  ...['https://evil.example', 'null'].map(
    (from): Case => [
      `a window whose frame is claimed by another page: ${from}`,
      yes,
      async () => {
        const { code, answer } = await opened({ from: { origin: from }, change: deepLinking })
        await must(code, 'none')
        return answer
      },
    ],
  ),
  [
    'another window of the same launch',
    yes,
    async () => {
      const { code } = await opened({ change: deepLinking })
      return post('/lti/reopen', { code }, ours)
    },
  ],
  [
    'a third window of the same launch',
    yes,
    async () => {
      const { code } = await opened()
      await post('/lti/reopen', { code }, ours)
      return post('/lti/reopen', { code }, ours)
    },
  ],
  [
    'another window by another page',
    no,
    async () => {
      const { code } = await opened()
      return post('/lti/reopen', { code }, { origin: 'https://evil.example' })
    },
  ],
  [
    'another window by a request without an origin',
    no,
    async () => post('/lti/reopen', { code: (await opened()).code }),
  ],
  [
    'another window with an unknown code',
    no,
    () => post('/lti/reopen', { code: 'C'.repeat(43) }, ours),
  ],
  ['another window without a code', no, () => post('/lti/reopen', {}, ours)],
  [
    'another window of a launch an hour ago',
    no,
    async () => {
      const { code } = await opened()
      database
        .prepare(
          'update lti_launches set created_at = created_at - 3600000 where waiting_hash is not null',
        )
        .run()
      return post('/lti/reopen', { code }, ours)
    },
  ],
  ['a frame that polls without a code', no, () => post('/lti/waiting', {}, ours)],
  [
    'a frame that polls with two codes',
    no,
    () =>
      ask(origin, '/lti/waiting', {
        method: 'POST',
        form: [
          ['code', 'a'],
          ['code', 'b'],
        ],
      }),
  ],
  ['a frame that polls by GET', no, () => ask(origin, '/lti/waiting?code=x')],
]

test.for(CASES)('%s', endsAsItMust)
