/// <reference types="vite/types/importMeta.d.ts" />

import { MessagesProvider } from '@pathquest/ui/messages'
import { errorText } from '@pathquest/ui/messages/errors'
import { es } from '@pathquest/ui/messages/es'
import type { Complete } from '@pathquest/ui/messages/es/complete'
import type { Message, MessageTable } from '@pathquest/ui/messages/translate'
import { createTranslate } from '@pathquest/ui/messages/translate'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, expectTypeOf, test } from 'vitest'
import { EMPTY_BROWSER_STATE } from '../CareerBrowser/browser-state'
import { CareerBrowserView } from '../CareerBrowser/CareerBrowserView'
import { sampleCareerList } from '../testing/sample-careers'

const tables = import.meta.glob<Record<string, MessageTable>>('../../../ui/src/messages/en/*.ts', {
  eager: true,
})
const english: MessageTable = Object.assign(
  {},
  ...Object.values(tables).flatMap((file) => Object.values(file)),
)
const textsOf = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values<string>({ ...message })
const paramsOf = (message: Message) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()

test('Spanish has every text of every widget, and no others', () => {
  const translated = Object.keys(es).filter((key) => !key.startsWith('error.'))
  expect(translated.sort()).toEqual(Object.keys(english).sort())
})

test('a text has the same parameters in both languages, and the same plurals', () => {
  for (const [key, message] of Object.entries(english)) {
    const spanish = es[key] ?? ''
    expect(paramsOf(spanish), key).toEqual(paramsOf(message))
    const categories = typeof message === 'string' ? [] : ['one', 'other']
    expect(typeof spanish === 'string' ? [] : Object.keys(spanish), key).toEqual(categories)
  }
})

test('a missing key, an extra one and another parameter are type errors', () => {
  type Texts = { 'join.code': 'Código'; 'game.team': 'Equipo {name}'; 'join.more': 'Más' }
  expectTypeOf<Complete<Texts>['join.code']>().toEqualTypeOf<'Código'>()
  expectTypeOf<Complete<Texts>['join.name']>().toEqualTypeOf<string>()
  expectTypeOf<Complete<Texts>['game.team']>().toEqualTypeOf<{ params: 'number' }>()
  expectTypeOf<Complete<Texts>['join.more']>().toEqualTypeOf<never>()
})

test('plurals, numbers and errors follow the conventions of schools in the United States', () => {
  const t = createTranslate({ 'careers.count': { one: '', other: '' } }, 'es', es)
  expect(t('careers.count', { count: 1 })).toBe('Se muestra 1 profesión')
  expect(t('careers.count', { count: 12_345 })).toBe('Se muestran 12,345 profesiones')
  const tooMany = { code: 'rate_limited', params: { seconds: 8 } }
  expect(errorText(tooMany, 'es', es)).toBe(
    'Demasiados intentos. Espera 8 segundos e intenta de nuevo.',
  )
})

test('untranslated content is marked as English, translated text is not', () => {
  const career = {
    id: 'a',
    title: 'Game Designer',
    description: 'Something to do all day.',
    industry: 'Gaming & Esports',
    sector: 'Game development',
    growthRate: 16,
    salaryMin: 62_000,
    salaryMax: 128_000,
    salaryMedian: 91_000,
  }
  const inSpanish = {
    ...career,
    id: 'b',
    title: 'Enfermero o enfermera',
    description: 'Cuidar a los pacientes.',
    lang: 'es' as const,
  }
  const credits = { attribution: 'Figures by somebody', sources: [] }
  const html = renderToStaticMarkup(
    <MessagesProvider locale="es" translations={es}>
      <CareerBrowserView
        list={{
          status: 'ready',
          data: { ...sampleCareerList([career, inSpanish]), credits },
        }}
        detail={{ status: 'loading' }}
        state={EMPTY_BROWSER_STATE}
        onStateChange={() => {}}
      />
    </MessagesProvider>,
  )
  expect(html).toMatch(/<p [^>]*lang="en"[^>]*>Something to do all day\.</)
  expect(html).toMatch(/<p [^>]*lang="es"[^>]*>Cuidar a los pacientes\.</)
  expect(html).toContain('>Explora profesiones</h2>')
  expect(html).toContain('$62,000 - $128,000')
  expect(html).toContain('$150k<')
  expect(html).toContain('Algunas profesiones están descritas en inglés.')
})
