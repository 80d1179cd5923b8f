import { describe, expect, it } from 'vitest'

declare global {
  interface ImportMeta {
    glob(
      pattern: string,
      options: { query: '?raw'; import: 'default'; eager: true },
    ): Record<string, string>
  }
}

const rules = import.meta.glob('../**/RULES.md', { query: '?raw', import: 'default', eager: true })
const tests = import.meta.glob('../**/*.test.ts', { query: '?raw', import: 'default', eager: true })

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

describe.each(Object.entries(rules))('%s', (path, text) => {
  const written = [...text.matchAll(/^- \*\*\[([A-Z]+\d+)\]\*\*/gm)].map(([, rule]) => rule)
  const tried = new Set(
    Object.entries(tests)
      .filter(([file]) => folderOf(file) === folderOf(path))
      .flatMap(([, source]) => [...source.matchAll(/'\[([A-Z]+\d+)\]/g)].map(([, rule]) => rule)),
  )

  it('numbers its rules from 1 on', () => {
    const letters = written[0]?.replace(/\d/g, '')
    expect(written.length).toBeGreaterThan(3)
    expect(written).toEqual(written.map((_, i) => `${letters}${i + 1}`))
  })

  it('has a test of every rule, and no test of a rule that is not written', () => {
    expect([...tried].sort()).toEqual([...written].sort())
  })
})
