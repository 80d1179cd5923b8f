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
  expect(sheetsIn('package.css')).toEqual(wanted)
})
