import { expect, test } from 'vitest'
import { isAllowed, refusedPackages } from './licences.mjs'
import { listPackages } from './list.mjs'

test.each([
  ['MIT', true],
  ['(MIT OR WTFPL)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('%s: %s', (expression, isFine) => {
  expect(isAllowed(expression)).toBe(isFine)
})

test('every package of the product has an allowed licence; a planted one is reported', async () => {
  const list = await listPackages()
  expect(list.bomFormat).toBe('CycloneDX')
  expect(list.components.length).toBeGreaterThan(100)
  // Tools need it as well.
  expect(list.components.map(({ name }) => name)).toContain('pg')
  expect(refusedPackages(list)).toEqual([])
  const planted = {
    name: 'planted',
    version: '1.0.0',
    licenses: [{ license: { id: 'GPL-3.0-only' } }],
  }
  const bare = { name: 'bare', version: '2.0.0' }
  expect(refusedPackages({ ...list, components: [planted, bare] })).toEqual([
    'planted@1.0.0: GPL-3.0-only',
    'bare@2.0.0: no licence',
  ])
})
