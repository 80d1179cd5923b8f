import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  isConflict,
  isConstraintViolation,
  isUniqueViolation,
  withoutValues,
} from './storage-fault'

const failed = (code: string, message: string, extra = {}) =>
  new DrizzleQueryError(
    'insert into auth_user values ($1)',
    ['ana@example.org'],
    Object.assign(new Error(message), { code, ...extra }),
  )

describe('errors of the database', () => {
  test('are told apart below their wrapping, on both databases', () => {
    for (const code of ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']) {
      expect(isUniqueViolation(failed(code, 'taken'))).toBe(true)
      expect(isConstraintViolation(failed(code, 'taken'))).toBe(true)
    }
    for (const code of ['23514', '23503', 'SQLITE_CONSTRAINT_CHECK']) {
      expect(isUniqueViolation(failed(code, 'bad'))).toBe(false)
      expect(isConstraintViolation(failed(code, 'bad'))).toBe(true)
    }
    for (const code of ['40001', '40P01']) expect(isConflict(failed(code, 'again'))).toBe(true)
    expect(isConflict(failed('23505', 'taken'))).toBe(false)
    expect(isConstraintViolation(new Error('SQLITE_CONSTRAINT'))).toBe(false)
    expect(isConstraintViolation(undefined)).toBe(false)
  })

  test('are logged without the values of the query', () => {
    const detail = 'Key (email)=(ana@example.org) already exists.'
    const safe = withoutValues(failed('23505', 'duplicate key', { detail })) as Error
    expect(safe).toMatchObject({ message: 'duplicate key', code: '23505' })
    const told = JSON.stringify({ ...safe, message: safe.message, stack: safe.stack })
    expect(told).not.toContain('ana@example.org')
    expect(safe.cause).toBeUndefined()
  })

  test('and every other error is left as it is', () => {
    const error = new Error('of ours', { cause: new Error('inner') })
    expect(withoutValues(error)).toBe(error)
    expect(withoutValues('words')).toBe('words')
  })
})
