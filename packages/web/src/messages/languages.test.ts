import { ERRORS } from '@pathquest/core/errors'
import type { Message, MessageTable } from '@pathquest/ui/messages'
import { es as widgets } from '@pathquest/ui/messages/es'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { findLanguage, LANGUAGE_CODES, LANGUAGES } from './languages'
import type { Translated } from './translated'

type Tables = Record<string, MessageTable>
const files = import.meta.glob<Tables>('./??/*.ts', { eager: true })

/** The tables of a language by file and name: `home/homeMessages`. */
function tablesOf(language: string): Map<string, MessageTable> {
  const tables = new Map<string, MessageTable>()
  for (const [path, exported] of Object.entries(files)) {
    const [, folder, file = ''] = path.split('/')
    if (folder !== language || /^(tables|index)\.ts$/.test(file)) continue
    for (const [name, table] of Object.entries(exported))
      tables.set(`${file.slice(0, -3)}/${name}`, table)
  }
  return tables
}

const english = tablesOf('en')
const ERRORS_OF_PAGES = 'errors/errorMessages'
const textsIn = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values<string>({ ...message })
const paramsIn = (message: Message) =>
  [...new Set(textsIn(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()
const shapeOf = (table: MessageTable) =>
  Object.fromEntries(Object.entries(table).map(([key, message]) => [key, paramsIn(message)]))

test('a key is in one table only, since a language is one list of texts', () => {
  const keys = [...english.values()].flatMap((table) => Object.keys(table))
  keys.push(...Object.keys(widgets))
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i)
  expect(twice).toEqual([])
})

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('%s', (code) => {
  const translated = tablesOf(code)

  test('has every table of every page, and no others', () => {
    const names = [...english.keys(), ERRORS_OF_PAGES].sort()
    expect([...translated.keys()].sort()).toEqual(names)
  })

  test.each([...english.keys()])('%s has every text, with the same parameters', (name) => {
    expect(shapeOf(translated.get(name) ?? {})).toEqual(shapeOf(english.get(name) ?? {}))
  })

  test('has a text for every error that is sent, with the same parameters', async () => {
    const texts = (await LANGUAGES[code].load()) ?? {}
    const sentences = Object.entries(ERRORS).map(([error, { message }]) => [error, message])
    const own = sentences.map(([error]) => [error, texts[`error.${error}`] ?? ''] as const)
    expect(shapeOf(Object.fromEntries(own))).toEqual(shapeOf(Object.fromEntries(sentences)))
  })

  test('is one list with the texts of pages and widgets', async () => {
    const texts = (await LANGUAGES[code].load()) ?? {}
    const keys = [...english.values()].flatMap((table) => Object.keys(table))
    expect([...keys, ...Object.keys(widgets)].filter((key) => !(key in texts))).toEqual([])
  })

  test('has plurals where English does', () => {
    for (const [name, table] of english)
      for (const [key, message] of Object.entries(table))
        expect(typeof translated.get(name)?.[key], key).toBe(typeof message)
  })
})

test('a missing key, an extra one, another parameter and a missing table are type errors', () => {
  type Tables = {
    careersPageMessages: { 'careersPage.title': 'Explora'; 'careersPage.more': 'Más' }
    modeMessages: { 'modes.minPlayers': 'Para {min} participantes' }
    otherMessages: { 'other.title': 'Otra' }
  }
  type Checked = Translated<Tables>
  type Careers = Checked['careersPageMessages']
  expectTypeOf<Careers['careersPage.title']>().toEqualTypeOf<'Explora'>()
  expectTypeOf<Careers['careersPage.resumed']>().toEqualTypeOf<string>()
  expectTypeOf<Careers['careersPage.more']>().toEqualTypeOf<never>()
  expectTypeOf<Checked['modeMessages']['modes.minPlayers']>().toEqualTypeOf<{ params: 'count' }>()
  expectTypeOf<Checked['otherMessages']>().toEqualTypeOf<never>()
  expectTypeOf<Tables>().not.toMatchTypeOf<Pick<Checked, 'homeMessages'>>()
})

test.each([
  [['es-MX', 'en'], 'es'],
  [['es_419'], 'es'],
  [['pt-BR', 'EN-us', 'es'], 'en'],
  [['fr', 'de-AT'], undefined],
  [[null, '', 'constructor'], undefined],
])('of %j the app supports %s', (tags, language) => expect(findLanguage(tags)).toBe(language))
