import { expect, test } from 'vitest'
import { AppError } from '../runtime/errors'
import { CodeFailures } from './code-failures'
import { DeviceSignIns, SignInFailures } from './sign-in-failures'

const MINUTE_MS = 60_000
const wrongPassword = async () => {
  throw new AppError('sign_in_failed')
}
const wrongCode = async () => {
  throw new AppError('game_not_found')
}
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'ok',
    (error: AppError) => error.code,
  )

function signIns() {
  let at = 0
  const limit = new SignInFailures(() => at)
  const isWrong = (error: AppError) => error.code === 'sign_in_failed'
  const email = 'ana@school.example.org'
  const place = (addressBucket: string, knownDevice: string | null) => ({
    email,
    addressBucket,
    knownDevice,
  })
  return {
    wrong: (address: string, device: string | null = null) =>
      codeOf(limit.run(place(address, device), wrongPassword, isWrong)),
    right: (address: string, device: string | null = null) =>
      codeOf(limit.run(place(address, device), async () => {}, isWrong)),
    reset: () => limit.reset(email),
    wait: (ms: number) => {
      at += ms
    },
  }
}

test('ten wrong passwords of one address leave the account open from another', async () => {
  const { wrong, right } = signIns()
  for (let i = 0; i < 10; i++) expect(await wrong('203.0.113.9')).toBe('sign_in_failed')
  expect(await right('203.0.113.9')).toBe('rate_limited')
  expect(await right('203.0.113.10')).toBe('ok')
})

test('from all addresses together a hundred are checked in an hour; the owner’s device gets in', async () => {
  const { wrong, right, wait } = signIns()
  let judged = 0
  for (let address = 0; address < 20; address++) {
    for (let i = 0; i < 10; i++) {
      if ((await wrong(`203.0.113.${address}`)) === 'sign_in_failed') judged++
    }
  }
  expect(judged).toBe(100)
  expect(await right('198.51.100.1')).toBe('rate_limited')
  expect(await right('198.51.100.1', 'laptop')).toBe('ok')
  wait(60 * MINUTE_MS)
  expect(await right('198.51.100.1')).toBe('ok')
})

test('a known device has ten tries as well, and a new password ends all waits', async () => {
  const { wrong, right, reset } = signIns()
  for (let i = 0; i < 10; i++) await wrong('203.0.113.9', 'laptop')
  for (let i = 0; i < 10; i++) await wrong('203.0.113.9')
  expect(await right('203.0.113.9', 'laptop')).toBe('rate_limited')
  await reset()
  expect(await right('203.0.113.9', 'laptop')).toBe('ok')
  expect(await right('203.0.113.9')).toBe('ok')
})

test('codes guessed from many addresses end at the total limit, which does not apply to a known device', async () => {
  const limit = new CodeFailures(() => 0)
  const isWrong = (error: AppError) => error.code === 'game_not_found'
  const guess = (addressBucket: string, knownDevice: string | null = null) =>
    codeOf(limit.run({ addressBucket, knownDevice }, wrongCode, isWrong))
  let judged = 0
  for (let address = 0; address < 50; address++) {
    for (let i = 0; i < 60; i++) {
      if ((await guess(`2001:db8:${address}`)) === 'game_not_found') judged++
    }
  }
  expect(judged).toBe(2_000)
  expect(await guess('198.51.100.1', 'laptop')).toBe('game_not_found')
  for (let i = 0; i < 19; i++) await guess('198.51.100.1', 'laptop')
  expect(await guess('198.51.100.1', 'laptop')).toBe('rate_limited')
})

test('of a thousand devices made for guessing few codes are checked; a correct code gets in', async () => {
  const limit = new CodeFailures(() => 0)
  const isWrong = (error: AppError) => error.code === 'game_not_found'
  const place = (knownDevice: string) => ({ addressBucket: '203.0.113.9', knownDevice })
  let judged = 0
  for (let device = 0; device < 1_000; device++) {
    for (let i = 0; i < 20; i++) {
      const guess = limit.run(place(`made ${device}`), wrongCode, isWrong)
      if ((await codeOf(guess)) === 'game_not_found') judged++
    }
  }
  // One of each device, and 300 of all devices behind that address.
  expect(judged).toBe(1_300)
  expect(await codeOf(limit.run(place('pupil'), async () => {}, isWrong))).toBe('ok')
})

test('devices made for it sign in no more often than an address does; others still can', () => {
  const signIns = new DeviceSignIns(() => 0)
  const address = '203.0.113.9'
  let counted = 0
  for (let device = 0; device < 100; device++) {
    for (let i = 0; i < 20; i++) {
      try {
        signIns.count(`made ${device}`, address)
        counted++
      } catch (error) {
        expect(error).toMatchObject({ code: 'rate_limited' })
      }
    }
  }
  expect(counted).toBe(3 * 100 + 200)
  signIns.count('pupil', address)
  expect(() => signIns.count('made 0', address)).toThrow('rate_limited')
})

test('a device signs in twenty times a minute', () => {
  let at = 0
  const signIns = new DeviceSignIns(() => at)
  for (let i = 0; i < 20; i++) signIns.count('laptop', '203.0.113.9')
  expect(() => signIns.count('laptop', '203.0.113.9')).toThrow('rate_limited')
  at += MINUTE_MS
  signIns.count('laptop', '203.0.113.9')
})
