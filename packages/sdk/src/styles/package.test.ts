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
  const wanted = sheetsIn('index.css').filter((sheet) => widgets.includes(sheet))
  expect(new Set(wanted)).toEqual(new Set(widgets))
  const [tokens, ...rest] = wanted
  expect(sheetsIn('package.css')).toEqual([tokens, 'host-page.css', ...rest])
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
