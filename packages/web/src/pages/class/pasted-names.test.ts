import { refuse } from '@pathquest/core/errors'
import { expect, test } from 'vitest'
import { faultOf, linesOf, readPastedNames } from './pasted-names'

const none = new Map()

test('a line is a name, without marks of a list and empty lines', () => {
  expect(linesOf('1. Ana\r\n2)  Ben \n\n- Cem\n3\tDana  Lee\n')).toEqual([
    'Ana',
    'Ben',
    'Cem',
    'Dana Lee',
  ])
})

test('a name that is there already gets a number, as the server numbers it', () => {
  const names = readPastedNames('Ana\nana\nBen', ['Ben'], none)
  expect(names.map(({ becomes }) => becomes)).toEqual([null, 'ana 2', 'Ben 2'])
})

test('so does one that only looks like another, as José and Jose do on a leaderboard', () => {
  const names = readPastedNames('Jose\nTirn', ['José', 'Tim'], none)
  expect(names.map(({ becomes }) => becomes)).toEqual(['Jose 2', 'Tirn 2'])
})

test('names that are too long, or that the server refused, are marked where they stand', () => {
  const refused = new Map([['Rude', refuse('name_not_allowed')]])
  const names = readPastedNames(`Ana\nRude\n${'x'.repeat(31)}`, [], refused)
  expect(names.map(({ refusal }) => refusal?.code ?? null)).toEqual([
    null,
    'name_not_allowed',
    'name_too_long',
  ])
})

test('an address is no given name', () => {
  const [address] = readPastedNames('ana@school.example', [], none)
  expect(address?.refusal?.code).toBe('name_not_allowed')
})

test('none, more than are added at once, and more than a class has room for', () => {
  const names = (count: number) =>
    readPastedNames(Array.from({ length: count }, (_, i) => `N${i}`).join('\n'), [], none)
  expect(faultOf([], 0)).toBe('required')
  expect(faultOf(names(101), 0)).toBe('too_many')
  expect(faultOf(names(100), 101)).toBe('full')
  expect(faultOf(names(100), 100)).toBeNull()
})
