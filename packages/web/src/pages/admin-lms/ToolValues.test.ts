import { expect, test } from 'vitest'
import { containerFor } from './ToolValues'

test.each([
  ['https://play.example.org', 'embed'],
  ['https://10.0.0.5', 'embed'],
  ['http://localhost:3000', 'embed'],
  ['http://127.0.0.1:3000', 'embed'],
  ['http://[::1]:3000', 'embed'],
  ['http://10.0.0.5:3000', 'window'],
  ['http://localhost.example.org', 'window'],
])('at %s Moodle opens Pathquest in %s', (origin, container) => {
  expect(containerFor(`${origin}/lti/launch`)).toBe(container)
})
