import { expect, test } from 'vitest'
import { reachableOrigin } from './reachable-origin'

test('join links use the configured origin', () => {
  expect(reachableOrigin('https://play.school.example', 'http://localhost:3000')).toBe(
    'https://play.school.example',
  )
})

test('a configured loopback address is replaced by the one in the address bar', () => {
  expect(reachableOrigin('http://localhost:3000', 'http://192.168.1.5:3000')).toBe(
    'http://192.168.1.5:3000',
  )
})
