import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
/** Paths of the sheets that a sheet imports, its own and the app's. */
const sheetsIn = (file: string): string[] =>
  [...textOf(file).matchAll(/@import "([^"]+)"/g)].map(([, sheet = '']) =>
    sheet.replace('@pathquest/ui/', '../../../ui/src/'),
  )
const nameOf = (sheet: string) => sheet.slice(sheet.lastIndexOf('/') + 1)

test('the published styles are sheets of the app in its order, and what they require of a page', () => {
  const published = sheetsIn('package.css')
  const inOrder = sheetsIn('index.css').filter((sheet) => published.includes(sheet))
  expect(published.filter((sheet) => nameOf(sheet) !== 'host-page.css')).toEqual(inOrder)
  expect(published.slice(0, 3).map(nameOf)).toEqual([
    'tokens.css',
    'tokens-dark.css',
    'host-page.css',
  ])
})

test('outside of widgets, the published styles only set variables', () => {
  for (const sheet of sheetsIn('package.css')) {
    const text = textOf(sheet).replace(/\/\*.*?\*\//gs, '')
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
