import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheetsIn = (file: string): string[] =>
  [
    ...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/@import "\.{1,2}\/([^"]+)"/g),
  ].map(([, sheet = '']) => sheet)

test('the published styles are the sheets of all widgets, in the order of the app', () => {
  const widgets = readdirSync(new URL('widgets', import.meta.url)).flatMap((name) =>
    sheetsIn(`widgets/${name}`),
  )
  const common = ['tokens.css', 'tokens-dark.css', 'base.css']
  const all = new Set([...common, ...widgets])
  const wanted = sheetsIn('index.css').filter((sheet) => all.has(sheet))
  expect(new Set(wanted)).toEqual(all)
  const [tokens, dark, ...rest] = wanted
  expect(sheetsIn('package.css')).toEqual([tokens, dark, 'host-page.css', ...rest])
})

test('of the page around, the published styles set variables alone', () => {
  for (const sheet of sheetsIn('package.css')) {
    const text = readFileSync(new URL(sheet, import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '')
    for (const [, selectors = '', body = ''] of text.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      if (selectors.includes('.pq') || /^\s*(from|to|[\d.]+%)/.test(selectors)) continue
      const others = [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name = '']) => name)
      expect(
        others.filter((name) => !name.startsWith('--pq-')),
        `${sheet}: ${selectors.trim()}`,
      ).toEqual([])
    }
  }
})
