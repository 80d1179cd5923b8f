import { expect, test } from 'vitest'
import { storageFault } from './storage-fault'

test.each([
  ['SQLITE_BUSY_SNAPSHOT', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EIO', 'failed'],
  ['EROFS', 'failed'],
  ['SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['ENOENT', undefined],
])('%s is read as %s, also as the cause of another error', (code, fault) => {
  const error = Object.assign(new Error('a write'), { code })
  expect(storageFault(new Error('a query', { cause: error }))).toBe(fault)
})
