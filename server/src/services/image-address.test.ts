import { expect, test } from 'vitest'
import { captureLog } from '../../test/api'
import { imageAddress } from './image-address'

const images = {
  origins: ['https://one.blob.example', 'https://two.blob.example'],
  signature: 'sv=2024&sig=a%2Fb%3D',
}

function addressOf(stored: string | null, configured = images) {
  const { log, logged } = captureLog()
  return { address: imageAddress({ env: { images: configured }, log }, stored), logged }
}

test.each([
  'https://one.blob.example/keys/ward-light.png',
  'https://two.blob.example/keys/ward-light.png',
])('an address in a known store is signed: %s', (stored) => {
  expect(addressOf(stored).address).toBe(`${stored}?sv=2024&sig=a%2Fb%3D`)
})

test('one that is signed already stays as it is', () => {
  const stored = 'https://one.blob.example/keys/ward-light.png?sv=2023&sig=old'
  expect(addressOf(stored).address).toBe(stored)
})

test('what else its query says stays', () => {
  expect(addressOf('https://one.blob.example/key.png?v=2').address).toBe(
    'https://one.blob.example/key.png?v=2&sv=2024&sig=a%2Fb%3D',
  )
})

test('one that cannot be read stays, and a line of the log names it without its signature', () => {
  const { address, logged } = addressOf('key.png?sig=secret')
  expect(address).toBe('key.png?sig=secret')
  expect(JSON.parse(logged())).toMatchObject({ level: 'warn', image: 'key.png' })
  expect(logged()).not.toContain('secret')
})

test('the app draws what has no image, what lies elsewhere, and everything without a store', () => {
  expect(addressOf(null).address).toBeNull()
  expect(addressOf('https://elsewhere.example/key.png').address).toBeNull()
  const none = { origins: [], signature: '' }
  expect(addressOf('https://one.blob.example/key.png', none).address).toBeNull()
})
