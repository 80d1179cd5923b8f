import fc from 'fast-check'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { refuse } from '../errors'
import { graphemeCount } from '../visible-text'
import { readDisplayName } from './display-name'
import { distinctName, nameSkeleton } from './distinct-name'

/** Any code point, lone surrogates too. */
const anySign = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))

const reads = (input: string, name = input) =>
  expect(readDisplayName(input)).toEqual({ ok: true, name })
const FAMILY = '👨‍👩‍👧‍👦'

describe('an accepted display name', () => {
  it.each([
    'Ana',
    'José Ñandú',
    'Zoë 2',
    'Łukasz',
    '李小龙',
    'さくら',
    'Мария',
    'محمد',
    'אבי',
    'प्रिया',
    'Nguyễn Thị Hằng',
    'မြို့',
    'กิ่งแก้ว',
    "O'Neil-Smith",
    'Ana Мария',
    'Νίκος 2',
    'Ana-Зоя',
  ])('%s', (name) => reads(name))

  it.each([
    ['a smile', '😀 Ana'],
    ['a family', FAMILY],
    ['a skin tone', '👍🏽 Ana'],
    ['a flag', '🇲🇽 Ana'],
    ['a regional flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a keycap', '1️⃣ Ana'],
    ['a joiner within Sinhala', 'නිර්මාල්\u200dය'],
    ['a joiner within Hindi', 'शर्\u200dमा'],
    ['a joiner within Bengali', 'র\u200d\u09cd\u09afাফি'],
    ['a joiner at the end in Malayalam', 'സുനില\u0d4d\u200d'],
    ['a parted Persian name', 'علی\u200cرضا'],
    ['a teacher with a skin tone', '👨🏽\u200d🏫 Ana'],
    ['a red heart', '❤️ Ana'],
    ['a couple with two skin tones', '👩🏽‍❤️‍💋‍👨🏽'],
  ])('with %s', (_, name) => reads(name))

  it('is trimmed, its spaces joined, its characters composed', () => {
    reads('  Ana   Maria ', 'Ana Maria')
    reads('Jose\u0301', 'José')
    reads('Ａｎａ', 'Ana')
    reads('Ana\u00a0Maria', 'Ana Maria')
  })

  it('an emoji that composes to letters is read as these', () => {
    reads('Ana \u2122\ufe0f', 'Ana TM')
    reads('\u2139\ufe0f Ana', 'i Ana')
    reads('Ana\u203c\ufe0f', 'Ana!!')
  })

  it('an accent typed as an apostrophe becomes one', () => reads('O´Neil', "O'Neil"))

  it('has at most 30 characters as people see them', () => {
    reads('x'.repeat(30))
    expect(readDisplayName('x'.repeat(31))).toEqual(refuse('name_too_long', { max: 30 }))
    reads('é'.repeat(30))
    reads('🇲🇽'.repeat(30))
    reads(FAMILY.repeat(30))
    expect(readDisplayName(FAMILY.repeat(31))).toMatchObject({ code: 'name_too_long' })
    expect(graphemeCount(FAMILY.repeat(30))).toBe(30)
  })
})

test('characters are counted only where the number of units does not decide', () => {
  const count = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  onTestFinished(() => count.mockRestore())
  reads('x'.repeat(30))
  // Each becomes 18 letters.
  expect(readDisplayName('ﷺ'.repeat(150))).toMatchObject({ code: 'name_too_long' })
  expect(count).not.toHaveBeenCalled()
})

describe('a refused display name', () => {
  it.each(['', ' ', '\n\t', '\u3000'])('for holding nothing: %j', (input) => {
    expect(readDisplayName(input)).toEqual(refuse('name_required'))
  })

  it.each([
    ['a null', 'A\u0000na'],
    ['an escape', 'A\u001bna'],
    ['a delete', 'A\u007fna'],
    ['a C1 control', 'A\u009bna'],
    ['an override of direction', 'A\u202ena'],
    ['an isolate', 'A\u2066na\u2069'],
    ['an embedding', 'A\u202ana'],
    ['a mark of direction', 'A\u200fna'],
    ['an Arabic letter mark', 'A\u061cna'],
    ['a zero-width space', 'A\u200bna'],
    ['a zero-width joiner', 'A\u200dna'],
    ['a joiner after an emoji that joins nothing', '😀\u200dAna'],
    ['a joiner in Hindi that joins nothing', 'श\u200d'],
    ['two joiners in Sinhala', 'ල්\u200d\u200dය'],
    ['a word joiner', 'A\u2060na'],
    ['a soft hyphen', 'A\u00adna'],
    ['a grapheme joiner', 'A\u034fna'],
    ['a variation selector on a letter', 'A\ufe00na'],
    ['an emoji selector on a letter', 'A\ufe0fna'],
    ['a Hangul filler', '\u3164'],
    ['a half-width filler', 'A\uffa0na'],
    ['a braille blank', '\u2800\u2800'],
    ['a Mongolian separator', 'A\u180ena'],
    ['a tag letter', 'A\u{e0041}na'],
    ['a private use character', 'A\ue000na'],
    ['a lone surrogate', 'A\ud800na'],
    ['an unassigned character', 'A\u0378na'],
  ])('for %s', (_, input) => {
    expect(readDisplayName(input)).toEqual(refuse('name_not_allowed'))
  })

  it.each([
    ['accents piled up', `A${'\u0301\u0302\u0303'}na`],
    ['zalgo', `Z${'\u0337\u0322\u031b\u0347\u0356'}a`],
    ['one mark many times, of any script', 'ก็็็็็'],
    ['a mark before the first letter', '\u0301Ana'],
    ['a mark alone', '\u0301'],
    ['a mark after a space', 'Ana \u0308'],
    ['a sign that composes to a mark alone', '\u00a8'],
  ])('for %s', (_, input) => {
    expect(readDisplayName(input)).toEqual(refuse('name_not_allowed'))
  })

  it.each([
    ['Cyrillic letters among Latin ones', 'Te\u0430\u0441her'],
    ['a Latin letter among Cyrillic ones', '\u041c\u0430pu\u044f'],
    ['Greek letters among Latin ones', '\u039ftt\u03bf'],
    ['Cyrillic letters among Greek ones', '\u039d\u0456\u03ba\u03bf\u03c2'],
    ['one word of two that mixes scripts', 'Ms. R\u0435yes'],
  ])('for %s', (_, input) => {
    expect(readDisplayName(input)).toEqual(refuse('name_not_allowed'))
  })

  test('for any input: a value, never a throw, and an accepted name is a fixed point', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 60 }), (input) => {
        const read = readDisplayName(input)
        if (!read.ok) return
        expect(graphemeCount(read.name)).toBeLessThanOrEqual(30)
        expect(read.name).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]/u)
        expect(readDisplayName(read.name)).toEqual(read)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a second name that looks the same', () => {
  it.each([
    ['the same', 'Teacher', 'Teacher'],
    ['other case', 'teacher', 'TEACHER'],
    ['Cyrillic letters', 'Teacher', 'T\u0435\u0430\u0441her'],
    ['Greek letters', 'Otto', '\u039ftt\u03bf'],
    ['small capitals', 'Teacher', 'ᴛᴇᴀᴄʜᴇʀ'],
    ['phonetic letters', 'Gina', '\u0261in\u0251'],
    ['an accent', 'Jose', 'José'],
    ['other spaces', 'Ana Maria', 'AnaMaria'],
    ['a dot', 'Ana', 'Ana.'],
    ['digits for letters', 'Leo', 'L30'],
    ['I, l and 1', 'Ilse', 'llse'],
    ['rn and m', 'Emma', 'Ernrna'],
    ['vv and w', 'Wendy', 'VVendy'],
    ['full width', 'Ana', 'Ａｎａ'],
  ])('gets a number: %s', (_, first, second) => {
    expect(nameSkeleton(second)).toBe(nameSkeleton(first))
    expect(distinctName(second, [first])).toBe(`${second} 2`)
  })

  it.each([
    ['Maria', '\u039caria'],
    ['Hanna', '\u0397anna'],
    ['Nora', '\u039dora'],
    ['Yuri', '\u03a5uri'],
    ['ΜΑΡΙΑ', 'μαρια'],
  ])('gets a number: %s, %s with Greek capitals, whichever comes first', (first, second) => {
    expect(distinctName(second, [first])).toBe(`${second} 2`)
    expect(distinctName(first, [second])).toBe(`${first} 2`)
  })

  it.each([
    ['Ana', 'Anna'],
    ['Ben', 'Bea'],
    ['李小龙', '李小红'],
    ['😀', '😎'],
    ['Ana 2', 'Ana 3'],
  ])('stays unchanged where the look differs: %s, %s', (first, second) => {
    expect(distinctName(second, [first])).toBe(second)
  })

  it('the third gets the next number, skipping a number that is taken', () => {
    expect(distinctName('Ana', ['Ana', 'Ana 2'])).toBe('Ana 3')
    expect(distinctName('Ana', ['Ana', 'Ana 3'])).toBe('Ana 2')
  })

  it('is shortened where the number would not fit', () => {
    const long = 'x'.repeat(30)
    expect(distinctName(long, [long])).toBe(`${'x'.repeat(28)} 2`)
    const families = FAMILY.repeat(30)
    expect(distinctName(families, [families])).toBe(`${FAMILY.repeat(28)} 2`)
  })

  test('a class may all ask for the same names: no two look alike, none is too long', () => {
    const names = fc.array(
      fc.constantFrom('Oca', 'OCA', 'Оса', 'O ca', 'x'.repeat(30), '...', '😀'),
      {
        maxLength: 40,
      },
    )
    fc.assert(
      fc.property(names, (requested) => {
        const taken: string[] = []
        for (const name of requested) taken.push(distinctName(name, taken))
        expect(new Set(taken.map(nameSkeleton)).size).toBe(taken.length)
        for (const name of taken) expect(graphemeCount(name)).toBeLessThanOrEqual(30)
        for (const name of taken) expect(readDisplayName(name)).toEqual({ ok: true, name })
      }),
      { numRuns: 50 },
    )
  })
})
