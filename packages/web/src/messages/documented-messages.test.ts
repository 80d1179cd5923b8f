import { ERRORS } from '@pathquest/core/errors'
import type { Message, MessageTable } from '@pathquest/ui/messages'
import { expect, test } from 'vitest'
import { routes } from '../shell/routes'
import { DOCUMENTED } from './documented-messages'
import { DOCUMENTED_BY_ROUTE } from './documented-pages'

const tables = import.meta.glob<Record<string, MessageTable>>(
  ['./en/*.ts', '!./en/tables.ts', '../../../ui/src/messages/en/*.ts'],
  { eager: true },
)
const sources = import.meta.glob<string>(
  [
    '../../../{core,kinds,modes,sdk,ui,web}/src/**/*.{ts,tsx}',
    '../../../../{server,party}/src/**/*.ts',
    '!**/*.test.{ts,tsx}',
    '!**/{messages,errors,testing}/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const source = Object.values(sources).join('\n')
/** For a composed key, its prefix: `home.${name}`. */
const beginnings = [...source.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning = '']) => beginning)

const isUsed = (key: string): boolean =>
  source.includes(`'${key}'`) || beginnings.some((one) => one !== '' && key.startsWith(one))

const textsIn = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values<string>({ ...message })
const plain = (text: string) => text.replace(/\{\w+\}/g, '{}')

/** Keys and codes by their texts. */
const textKeys = new Map<string, string[]>()
const say = (text: string, key: string) =>
  textKeys.set(plain(text), [...(textKeys.get(plain(text)) ?? []), key])
for (const file of Object.values(tables))
  for (const table of Object.values(file))
    for (const [key, message] of Object.entries(table))
      for (const text of textsIn(message)) say(text, key)
for (const [code, { message }] of Object.entries(ERRORS)) say(message, code)

const missing = (texts: readonly string[]) =>
  texts.filter((text) => !textKeys.get(text)?.some((key) => isUsed(key)))

test.each(Object.entries(DOCUMENTED))(
  '%s: every documented message exists and is used',
  (_, texts) => expect(missing(texts)).toEqual([]),
)

test.each(Object.entries(DOCUMENTED_BY_ROUTE))(
  '%s: the page and every documented message exist, and are used',
  (path, texts) => {
    expect(routes.map((route) => route.path)).toContain(path)
    expect(missing(texts)).toEqual([])
  },
)

test('every error in the catalogue is raised somewhere', () => {
  expect(Object.keys(ERRORS).filter((code) => !source.includes(`'${code}'`))).toEqual([])
})
