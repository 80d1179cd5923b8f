import { expect, test } from 'vitest'
import { SocketLimit } from './socket-limit'

function limitAt(maxPerAddress: number) {
  const clock = { now: 1_000_000 }
  return { clock, limit: new SocketLimit(maxPerAddress, () => clock.now) }
}
const takeMany = (limit: SocketLimit, address: string, tries: number): number =>
  Array.from({ length: tries }, () => limit.take(address)).filter(Boolean).length

test('an address has 1,000 sockets at most, until one of them closes', () => {
  const { clock, limit } = limitAt(1000)
  let open = 0
  for (let second = 0; second < 20; second++, clock.now += 1000) {
    open += takeMany(limit, 'school', 300)
  }
  expect(open).toBe(1000)
  limit.release('school')
  expect(takeMany(limit, 'school', 2)).toBe(1)
})

test('a school that comes back at once after a restart is in within 5 s, each trying again', () => {
  const { clock, limit } = limitAt(1000)
  expect(takeMany(limit, 'school', 1000)).toBe(500)
  let open = 500
  for (let tries = 0; tries < 5; tries++) {
    clock.now += 1000
    open += takeMany(limit, 'school', 1000 - open)
  }
  expect(open).toBe(1000)
})

test('opening and closing without end is slowed down to 100 a second', () => {
  const { clock, limit } = limitAt(1000)
  const churn = () => {
    const taken = takeMany(limit, 'churn', 2000)
    for (let i = 0; i < taken; i++) limit.release('churn')
    return taken
  }
  expect(churn()).toBe(500)
  clock.now += 1000
  expect(churn()).toBe(100)
})

test('one address takes nothing from another', () => {
  const { limit } = limitAt(2)
  expect(takeMany(limit, 'a', 5)).toBe(1)
  expect(takeMany(limit, 'b', 5)).toBe(1)
})
