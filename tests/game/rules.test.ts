import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

const rules = import.meta.glob<string>('../../packages/*/src/**/RULES.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const tests = import.meta.glob<string>(
  ['../../packages/modes/src/**/*.test.ts', '../../tests/game/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
)

/** Tests are next to the rules; those of the engine play modes, and are here. */
const folderOfTests = (file: string) =>
  dirname(file) === '../../packages/core/src/game' ? '.' : dirname(file)

describe.each(Object.entries(rules))('%s', (file, text) => {
  const written = [...text.matchAll(/^- \*\*\[([A-Z]+\d+)\]\*\*/gm)].map(([, rule]) => rule)
  const tried = new Set(
    Object.entries(tests)
      .filter(([test]) => dirname(test) === folderOfTests(file))
      .flatMap(([, source]) => [...source.matchAll(/'\[([A-Z]+\d+)\]/g)].map(([, rule]) => rule)),
  )

  it('numbers its rules from 1 on', () => {
    const letters = written[0]?.replace(/\d/g, '')
    expect(written.length).toBeGreaterThan(3)
    expect(written).toEqual(written.map((_, i) => `${letters}${i + 1}`))
  })

  it('has a test of every rule, and no test of an unknown rule', () => {
    expect([...tried].sort()).toEqual([...written].sort())
  })
})
