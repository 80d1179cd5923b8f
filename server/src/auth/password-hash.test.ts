import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { hashPassword, isOutOfDate, verifyPassword } from './password-hash'

/** Of no password, made in a moment. */
const CHEAP = '$scrypt$ln=4,r=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA'

test('a hash names a set of parameters of OWASP’s list, and none is like another', async () => {
  const [one, other] = await Promise.all([hashPassword('a river'), hashPassword('a river')])
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(isOutOfDate(one)).toBe(false)
  expect(await verifyPassword({ hash: one, password: 'a river' })).toBe(true)
  expect(await verifyPassword({ hash: one, password: 'a rivers' })).toBe(false)
  // The same letters, written in two ways.
  const composed = await hashPassword('caf\u00e9 olé')
  expect(await verifyPassword({ hash: composed, password: 'cafe\u0301 olé' })).toBe(true)
})

test('hashes of before go on and are out of date', async () => {
  const hash = await hashAsBefore('a river')
  expect(isOutOfDate(hash)).toBe(true)
  expect(await verifyPassword({ hash, password: 'a river' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'no river' })).toBe(false)
})

test('two are made at once: the third, however cheap, waits for one of them', async () => {
  const ended: string[] = []
  const note = (name: string) => () => void ended.push(name)
  await Promise.all([
    hashPassword('a river').then(note('dear')),
    hashPassword('a river').then(note('dear')),
    verifyPassword({ hash: CHEAP, password: 'x' }).then(note('cheap')),
  ])
  expect(ended[0]).toBe('dear')
  expect(ended).toContain('cheap')
})

test('of too many that wait the last ones are told to come again, and the others go on', async () => {
  const tries = Array.from({ length: 320 }, () => verifyPassword({ hash: CHEAP, password: 'x' }))
  const ended = await Promise.allSettled(tries)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(18)
  expect(ended.at(-1)).toMatchObject({ reason: { code: 'unavailable' } })
  expect(await verifyPassword({ hash: CHEAP, password: 'x' })).toBe(false)
})
