import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BROWSER_STORAGE } from '@pathquest/core/accounts/browser-storage'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** All code that runs in a browser, and all that may set a cookie. */
const FOLDERS = [
  'packages/web/src',
  'packages/web/public',
  'packages/sdk/src',
  'packages/ui/src',
  'packages/kinds/src',
  'packages/modes/src',
  'packages/embed/src',
  'server/src',
]
const STORAGE = /\b(localStorage|sessionStorage|tabStorage)\b/
const COOKIE = /\bsetCookie\(|'(__Host-)?pathquest-lti'/
const NAME = /['"`]((?:pathquest[.-]|pq_)[\w-]+[.:]?)['"`$]/g

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => join(folder, file)),
).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const namesIn = (text: string) => [...text.matchAll(NAME)].map(([, name = '']) => name)
const listed: string[] = Object.values(BROWSER_STORAGE).flat()

test('everything stored in a browser is on the list that the privacy page shows', () => {
  const storing = files.filter(({ text }) => STORAGE.test(text) || COOKIE.test(text))
  expect(storing.length).toBeGreaterThan(8)
  const unlisted = storing.flatMap(({ file, text }) =>
    namesIn(text)
      .filter((name) => !listed.includes(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unlisted).toEqual([])
})

test('everything on the list is still in the code; the names of better-auth have their own tests', () => {
  const found = new Set(files.flatMap(({ text }) => namesIn(text)))
  const ours = listed.filter((name) => !/session_token|dont_remember|oauth_state/.test(name))
  expect(ours.filter((name) => !found.has(name))).toEqual([])
})

test('no page writes a cookie by itself', () => {
  const writing = files.filter(({ text }) => /document\.cookie|cookieStore/.test(text))
  expect(writing.map(({ file }) => file)).toEqual([])
})
