import { expect, test } from 'vitest'
import { AppError } from '../runtime/errors'
import { CardFailures } from './card-failures'

const isWrong = (error: AppError) => error.code === 'card_invalid'

function school() {
  let at = 0
  const limit = new CardFailures(() => at)
  let checked = 0
  const show = async (addressBucket: string, isRight: boolean, knownDevice: string | null = null) =>
    limit
      .run(
        { addressBucket, knownDevice },
        async () => {
          checked++
          if (!isRight) throw new AppError('card_invalid')
          return 'opened'
        },
        isWrong,
      )
      .catch((error: AppError) => error.code)
  return {
    show,
    checked: () => checked,
    wait: (ms: number) => {
      at += ms
    },
  }
}

test('one pupil’s guesses lock nobody out behind the same address, however many they are', async () => {
  const { show, checked } = school()
  for (let i = 0; i < 10_000; i++) await show('school', false)
  expect(checked()).toBe(10_000)
  for (let i = 0; i < 30; i++) expect(await show('school', true)).toBe('opened')
  expect(await show('school', false)).toBe('rate_limited')
})

test('nor do they with devices made for guessing', async () => {
  const { show } = school()
  for (let device = 0; device < 500; device++) {
    for (let i = 0; i < 25; i++) await show('school', false, `device ${device}`)
  }
  expect(await show('school', true)).toBe('opened')
  expect(await show('school', true, 'device 1')).toBe('opened')
})

test('10,000 guesses from 50 addresses: few are looked at, and every class gets in', async () => {
  const { show, checked } = school()
  for (let round = 0; round < 200; round++) {
    for (let i = 0; i < 50; i++) await show(`guesser ${i}`, false)
    // A pupil of a school mistypes a card now and then.
    if (round % 5 === 0) expect(await show('school', false)).toBe('card_invalid')
    expect(await show('school', true)).toBe('opened')
  }
  expect(checked()).toBeLessThan(6_000)
  expect(await show('guesser 1', true)).toBe('rate_limited')
})

test('while all are spent, a device behind a spent address opens only what it opened before', async () => {
  const guessed: boolean[] = []
  const limit = new CardFailures(() => 0)
  const show = (addressBucket: string, knownDevice: string | null, mayBe = false) =>
    limit
      .run(
        { addressBucket, knownDevice },
        async (isGuessed) => {
          guessed.push(isGuessed)
          if (isGuessed ? !mayBe : knownDevice === null) throw new AppError('card_invalid')
          return 'opened'
        },
        isWrong,
      )
      .catch((error: AppError) => error.code)
  for (let i = 0; i < 20; i++) for (let n = 0; n < 100; n++) await show(`guesser ${i}`, null)
  expect(guessed).toEqual(Array(2_000).fill(false))
  expect(await show('guesser 1', 'made for guessing')).toBe('rate_limited')
  expect(await show('guesser 1', 'of a pupil', true)).toBe('opened')
  expect(await show('school', 'made for guessing')).toBe('opened')
  expect(guessed.slice(2_000)).toEqual([true, true, false])
})

test('who waits may try again', async () => {
  const { show, wait } = school()
  for (let i = 0; i < 101; i++) await show('home', false)
  expect(await show('home', false)).toBe('rate_limited')
  wait(6_000)
  expect(await show('home', false)).toBe('card_invalid')
})

test('what is no wrong card counts for nothing', async () => {
  const limit = new CardFailures(() => 0)
  const fail = () =>
    limit.run(
      { addressBucket: 'home', knownDevice: null },
      () => Promise.reject(new AppError('unavailable')),
      isWrong,
    )
  for (let i = 0; i < 200; i++) await expect(fail()).rejects.toMatchObject({ code: 'unavailable' })
})
