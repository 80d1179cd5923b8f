import { gameMessages } from '@pathquest/ui/messages/en/game'
import { createTranslate } from '@pathquest/ui/messages/translate'
import { expect, test } from 'vitest'
import { modeName } from './mode-name'

const english = createTranslate(gameMessages)
const spanish = createTranslate(gameMessages, 'es', { 'mode.speed_run': 'contrarreloj' })
const daylight = {
  mode: 'daylight_course',
  modeName: { en: 'Daylight Course', es: 'Ruta de día' },
}

test('a mode of the published texts is called as they say', () => {
  const game = { mode: 'speed_run', modeName: { en: 'Speed run', es: 'Contrarreloj' } }
  expect(modeName(english, game)).toBe('speed run')
  expect(modeName(spanish, game)).toBe('contrarreloj')
})

test('any other is named by the game, in the language of the page', () => {
  expect(modeName(english, daylight)).toBe('Daylight Course')
  expect(modeName(spanish, daylight)).toBe('Ruta de día')
  expect(modeName(createTranslate(gameMessages, 'fr', {}), daylight)).toBe('Daylight Course')
})

test("a page's own text goes first", () => {
  const own = createTranslate(gameMessages, 'fr', { 'mode.daylight_course': 'Course du jour' })
  expect(modeName(own, daylight)).toBe('Course du jour')
})

test('without any text it is named by its id', () => {
  expect(modeName(english, { mode: 'hop_scotch' })).toBe('hop_scotch')
})
