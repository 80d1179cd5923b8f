import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheetsIn = (file: string): string[] =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/@import "\.\/([^"]+)"/g)].map(
    ([, sheet = '']) => sheet,
  )

test('the published styles are sheets of the app in its order, and what they ask of a page', () => {
  const published = sheetsIn('package.css')
  const inOrder = sheetsIn('index.css').filter((sheet) => published.includes(sheet))
  expect(published.filter((sheet) => sheet !== 'host-page.css')).toEqual(inOrder)
  expect(published.slice(0, 3)).toEqual(['tokens.css', 'tokens-dark.css', 'host-page.css'])
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
