import { describe, expect, it } from 'vitest'
import type { FieldErrors } from '../errors'
import { errorMessage } from '../errors'
import {
  fullNameOf,
  maxPlayersError,
  oldEnough,
  readMaxPlayers,
  validateForgotPassword,
  validateJoin,
  validateLogin,
  validateNewPassword,
  validateProviderSignUp,
  validateSignUp,
} from './forms'

/** The error message under each field. */
const sentences = <Field extends string>(errors: FieldErrors<Field>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, errorMessage(code as never)]),
  )

describe('sign in', () => {
  const form = { email: 'ana@example.org', password: '123456' }
  const says = (change: Partial<typeof form>) => sentences(validateLogin({ ...form, ...change }))

  it('lets a whole form pass', () => {
    expect(says({})).toEqual({})
  })

  it('wants an email of the right shape', () => {
    expect(says({ email: '' })).toEqual({ email: 'Email is required' })
    expect(says({ email: '  ' })).toEqual({ email: 'Email is required' })
    for (const email of [
      'ana',
      'ana@',
      '@b.c',
      'ana@b',
      'a b@c.d',
      'a@b..c',
      'a@b.c.',
      'a@b@c.d',
    ]) {
      expect(says({ email })).toEqual({ email: 'Email is invalid' })
    }
    for (const email of ['a@b.c', ' ana.b+c@d-e.co.uk ', 'ñ@españa.es']) {
      expect(says({ email })).toEqual({})
    }
    expect(says({ email: `${'a'.repeat(250)}@b.cd` })).toEqual({ email: 'Email is invalid' })
  })

  it('wants a password of at least 6 characters', () => {
    expect(says({ password: '' })).toEqual({ password: 'Password is required' })
    expect(says({ password: '12345' })).toEqual({
      password: 'Password must be at least 6 characters',
    })
  })
})

describe('a forgotten password', () => {
  it('asks for an email as signing in does', () => {
    expect(sentences(validateForgotPassword({ email: ' ' }))).toEqual({
      email: 'Email is required',
    })
    expect(sentences(validateForgotPassword({ email: 'ana' }))).toEqual({
      email: 'Email is invalid',
    })
    expect(validateForgotPassword({ email: 'ana@example.org' })).toEqual({})
  })

  it('wants a new one twice, of at least 8 characters', () => {
    const says = (password: string, confirmPassword: string) =>
      sentences(validateNewPassword({ password, confirmPassword }))
    expect(says('12345678', '12345678')).toEqual({})
    expect(says('', '')).toEqual({
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
    })
    expect(says('1234567', '12345678')).toEqual({
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Passwords do not match',
    })
  })
})

describe('sign up with a provider', () => {
  it('asks for names, role and terms alone', () => {
    const form = { firstName: 'Ana', lastName: 'Ruiz', role: 'student', terms: true }
    expect(validateProviderSignUp(form)).toEqual({})
    const none = { firstName: ' ', lastName: '', role: 'admin', terms: false }
    expect(sentences(validateProviderSignUp(none))).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      role: 'Please select your role',
      terms: 'You must accept the terms and privacy policy',
    })
  })
})

describe('sign up', () => {
  const form = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.org',
    password: '12345678',
    confirmPassword: '12345678',
    role: 'student',
    terms: true,
  }
  const says = (change: Partial<typeof form>) => sentences(validateSignUp({ ...form, ...change }))

  it.each(['student', 'teacher', 'parent'])('lets a whole form of a %s pass', (role) => {
    expect(says({ role })).toEqual({})
  })

  it('names every field of an empty form', () => {
    const empty = {
      firstName: ' ',
      lastName: '\t',
      email: '',
      password: '',
      confirmPassword: '',
      role: '',
      terms: false,
    }
    expect(says(empty)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
      role: 'Please select your role',
      terms: 'You must accept the terms and privacy policy',
    })
  })

  it('wants 8 characters, twice the same', () => {
    expect(says({ password: '1234567', confirmPassword: '1234567' })).toEqual({
      password: 'Password must be at least 8 characters',
    })
    expect(says({ confirmPassword: '12345679' })).toEqual({
      confirmPassword: 'Passwords do not match',
    })
  })

  it.each(['admin', 'Teacher', 'constructor'])('knows no role %s', (role) => {
    expect(says({ role })).toEqual({ role: 'Please select your role' })
  })

  it('joins the trimmed names with a space', () => {
    expect(fullNameOf(' Ana  ', ' Ruiz')).toBe('Ana Ruiz')
  })
})

describe('age gate: 13, by month and year alone', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  it.each([
    [2013, 10, true],
    [2013, 11, false],
    [2013, 12, false],
    [2012, 12, true],
    [2014, 1, false],
    [1980, 1, true],
    [2027, 1, false],
  ])('born %i-%i: %s', (year, month, may) => {
    expect(oldEnough(year, month, now)).toBe(may)
  })

  it('the month of the birthday must have passed, also across a year', () => {
    expect(oldEnough(2013, 12, new Date('2026-12-31T23:59:59Z'))).toBe(false)
    expect(oldEnough(2013, 12, new Date('2027-01-01T00:00:00Z'))).toBe(true)
    expect(oldEnough(2013, 1, new Date('2026-01-31T23:59:59Z'))).toBe(false)
    expect(oldEnough(2013, 1, new Date('2026-02-01T00:00:00Z'))).toBe(true)
  })
})

describe('join a game', () => {
  const says = (gameCode: string, displayName: string) =>
    sentences(validateJoin({ gameCode, displayName }))

  it('wants a code and a name of at most 30 characters', () => {
    expect(says(' ', '')).toEqual({
      gameCode: 'Please enter a game code',
      displayName: 'Please enter your name',
    })
    expect(says('ABC234', '👨‍👩‍👧‍👦'.repeat(30))).toEqual({})
    expect(validateJoin({ gameCode: 'ABC234', displayName: 'x'.repeat(31) })).toEqual({
      displayName: 'name_too_long',
    })
  })
})

describe('max players', () => {
  it.each([undefined, null])('%s (field absent): 50', (value) => {
    expect(readMaxPlayers(value)).toBe(50)
  })

  it.each([
    ['words', 'many'],
    ['nothing typed', ''],
    ['spaces', '  '],
    ['NaN', Number.NaN],
    ['without end', Number.POSITIVE_INFINITY],
    ['true', true],
    ['a list', [12]],
    ['an object', {}],
  ])('%s is not a number: 30', (_, value) => {
    expect(readMaxPlayers(value)).toBe(30)
  })

  it('a number is taken as it is, whole', () => {
    expect(readMaxPlayers('25')).toBe(25)
    expect(readMaxPlayers(25.9)).toBe(25)
    expect(readMaxPlayers(0)).toBe(0)
    expect(readMaxPlayers('-3')).toBe(-3)
  })

  it.each([0, -1, 101, 1_000])('%i is outside 1 to 100', (value) => {
    const code = maxPlayersError(value)
    expect(code && errorMessage(code)).toBe('Max players must be between 1 and 100')
  })

  it.each([1, 30, 50, 100])('%i is fine', (value) => {
    expect(maxPlayersError(value)).toBeUndefined()
  })
})
