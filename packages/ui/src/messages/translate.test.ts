import { ERRORS } from '@pathquest/core/errors'
import { expect, expectTypeOf, test } from 'vitest'
import { errorText } from './errors'
import { createTranslate, ordinal } from './translate'

const english = {
  'game.players': { one: '{count} player', other: '{count} players' },
  'game.question': 'Question {number} of {total}',
  'game.over': 'Game Over!',
  'terms.accept': 'I agree to the {terms} and the {privacy}',
} as const

test('a plural is chosen by count and the locale', () => {
  const t = createTranslate(english)
  expect(t('game.players', { count: 0 })).toBe('0 players')
  expect(t('game.players', { count: 1 })).toBe('1 player')
  expect(t('game.players', { count: 26 })).toBe('26 players')
})

test('numbers are written as the locale writes them, texts stay as they are', () => {
  const t = createTranslate(english, 'de', {
    'game.players': { one: '{count} Spieler', other: '{count} Spieler' },
    'game.question': 'Frage {number} von {total}',
  })
  expect(t('game.players', { count: 1234 })).toBe('1.234 Spieler')
  expect(t('game.question', { number: 4, total: '1234' })).toBe('Frage 4 von 1234')
})

test('a missing translation falls back to English', () => {
  expect(createTranslate(english, 'es', {})('game.over')).toBe('Game Over!')
})

test('parts keep elements inside a sentence in its order', () => {
  const t = createTranslate(english)
  const terms = { href: '/terms' }
  const privacy = { href: '/privacy' }
  expect(t.parts('terms.accept', { terms, privacy })).toEqual([
    'I agree to the ',
    terms,
    ' and the ',
    privacy,
  ])
})

test('a parameter is never interpreted as a message', () => {
  const t = createTranslate(english)
  expect(t('game.question', { number: '{total}', total: 'x' })).toBe('Question {total} of x')
})

test('the type of a message names its parameters', () => {
  const t = createTranslate(english)
  expectTypeOf(t<'game.question'>)
    .parameter(1)
    .toEqualTypeOf<Record<'number' | 'total', string | number>>()
  // @ts-expect-error the total is missing
  t('game.question', { number: 1 })
})

test('an error is translated by code and parameters, else shown in English', () => {
  expect(errorText({ code: 'game_full', detail: 'Game is full' })).toBe('Game is full')
  expect(errorText({ code: 'game_full' }, 'en', undefined, ERRORS)).toBe('Game is full')
  expect(errorText({ code: 'rate_limited', params: { seconds: 30 } })).toBe(
    'Too many tries. Please wait 30 seconds and try again.',
  )
  expect(errorText({ code: 'game_full' }, 'es', { 'error.game_full': 'Partida llena' })).toBe(
    'Partida llena',
  )
  expect(errorText({ code: 'never_heard_of', detail: 'Something new.' })).toBe('Something new.')
  expect(errorText({ code: 'never_heard_of' })).toBe(
    'An unexpected error occurred. Please try again.',
  )
})

test('ordinals follow English rules', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103].map((place) => ordinal(place, 'en'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '103rd',
  ])
})

test('Spanish has its own ordinal sign', () => {
  expect(ordinal(3, 'es')).toBe('3.º')
})
