import { beforeEach, expect, test } from 'vitest'
import { WatchedClock } from './watched-clock'

const HOUR = 3_600_000
let wall: number
let steady: number
let awake: number
let clock: WatchedClock
let steps: number[]

beforeEach(() => {
  wall = Date.UTC(2027, 2, 1, 8)
  steady = 5_000
  awake = 90_000
  clock = new WatchedClock({ wall: () => wall, steady: () => steady, awake: () => awake })
  steps = []
  clock.onStep((ms) => steps.push(ms))
})
function pass(ms: number): void {
  wall += ms
  steady += ms
  awake += ms
}

test('an hour forward and an hour back are reported once each, however much time passed in between', () => {
  pass(500)
  clock.look()
  wall += HOUR
  pass(700)
  clock.look()
  clock.look()
  expect([steps, clock.steppedMs]).toEqual([[HOUR], HOUR])
  pass(500)
  wall -= HOUR
  clock.look()
  expect([steps, clock.steppedMs]).toEqual([[HOUR, -HOUR], 0])
})

test('a stalled process, a machine that slept and small clock corrections are no steps', () => {
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
  expect([steps, clock.steppedMs]).toEqual([[], 0])
})

test('the cautious time does not run ahead with a clock set forward, but goes back with one set back', () => {
  const before = wall
  wall += HOUR
  clock.look()
  expect(clock.cautious()).toBe(before)
  wall -= 3 * HOUR
  clock.look()
  expect(clock.cautious()).toBe(before - 2 * HOUR)
})
