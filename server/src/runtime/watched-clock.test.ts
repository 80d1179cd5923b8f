import { beforeEach, expect, test } from 'vitest'
import { WatchedClock } from './watched-clock'

const HOUR = 3_600_000
let wall: number
let steady: number
let awake: number
let clock: WatchedClock
let heard: number[]

beforeEach(() => {
  wall = Date.UTC(2027, 2, 1, 8)
  steady = 5_000
  awake = 90_000
  clock = new WatchedClock({ wall: () => wall, steady: () => steady, awake: () => awake })
  heard = []
  clock.onStep((ms) => heard.push(ms))
})
function pass(ms: number): void {
  wall += ms
  steady += ms
  awake += ms
}

test('an hour forth and an hour back are noticed once each, whatever passed meanwhile', () => {
  pass(500)
  clock.look()
  wall += HOUR
  pass(700)
  clock.look()
  clock.look()
  expect([heard, clock.steppedMs]).toEqual([[HOUR], HOUR])
  pass(500)
  wall -= HOUR
  clock.look()
  expect([heard, clock.steppedMs]).toEqual([[HOUR, -HOUR], 0])
})

test('a process that was held up, a machine that slept and a clock kept right are no steps', () => {
  pass(60_000)
  clock.look()
  wall += HOUR
  awake += HOUR
  clock.look()
  for (const ms of [900, -900]) {
    wall += ms
    pass(500)
    clock.look()
  }
  expect([heard, clock.steppedMs]).toEqual([[], 0])
})

test('what cannot be taken back is not done sooner by a clock set forth, but later by one set back', () => {
  const before = wall
  wall += HOUR
  clock.look()
  expect(clock.cautious()).toBe(before)
  wall -= 3 * HOUR
  clock.look()
  expect(clock.cautious()).toBe(before - 2 * HOUR)
})
