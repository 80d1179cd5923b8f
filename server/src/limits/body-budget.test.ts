import { expect, test } from 'vitest'
import { BodyBudget } from './body-budget'

const KIB = 1024
const A = '203.0.113.9'
const B = '203.0.113.10'

test('one address has its share, and what others have is not touched by it', () => {
  const budget = new BodyBudget(10 * KIB, 4 * KIB)
  const first = budget.hold(A)
  first.grow(3 * KIB)
  const second = budget.hold(A)
  expect(() => second.grow(2 * KIB)).toThrow('unavailable')
  budget.hold(B).grow(4 * KIB)
  first.release()
  second.grow(4 * KIB)
})

test('all addresses together have no more than the total', () => {
  const budget = new BodyBudget(10 * KIB, 4 * KIB)
  const holds = ['1', '2', '3'].map((address) => budget.hold(address))
  holds[0]?.grow(4 * KIB)
  holds[1]?.grow(4 * KIB)
  expect(() => holds[2]?.grow(3 * KIB)).toThrow('unavailable')
})

test('a request whose body does not come counts as well', () => {
  const budget = new BodyBudget(10 * KIB, 4 * KIB)
  for (let i = 0; i < 4; i++) budget.hold(A)
  expect(() => budget.hold(A)).toThrow('unavailable')
})

test('an announced body is refused where the share of its address is too small for it', () => {
  const budget = new BodyBudget(10 * KIB, 4 * KIB)
  const first = budget.hold(A, 3 * KIB)
  expect(() => budget.hold(A, 2 * KIB)).toThrow('unavailable')
  first.release()
  budget.hold(A, 2 * KIB)
})

test('an announced length alone takes nothing from others', () => {
  const budget = new BodyBudget(10 * KIB, 4 * KIB)
  for (const address of ['1', '2', '3', '4', '5']) budget.hold(address, 4 * KIB)
  budget.hold(A).grow(4 * KIB)
})

test('is released once, however often `release` is called', () => {
  const budget = new BodyBudget(10 * KIB, 4 * KIB)
  const hold = budget.hold(A)
  hold.grow(4 * KIB)
  hold.release()
  hold.release()
  budget.hold(A).grow(4 * KIB)
  expect(() => budget.hold(A)).toThrow('unavailable')
})
