import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const sheetsOf = (file: string) =>
  [...read(`../../../sdk/src/styles/${file}`).matchAll(/@import ".*\/(.+)\.css"/g)].map(
    ([, name = '']) => name,
  )
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
/** What a module lists, in its order. */
const listOf = (file: string) =>
  (/sheets = \[([^\]]*)\]/.exec(read(file))?.[1] ?? '')
    .split(',')
    .flatMap((one) => one.trim() || [])

/** Of widgets, and of this folder, where further ones come later. */
const lists = ['.', '../widgets']
  .flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url)).map((file) => `${folder}/${file}`),
  )
  .filter((file) => listOf(file).length)

test.each(lists)('%s has its sheets in the order of the app', (file) => {
  const names = listOf(file)
  expect(names.length).toBeGreaterThan(3)
  expect(
    sheetsOf('index.css')
      .map(camelCase)
      .filter((one) => names.includes(one)),
  ).toEqual(names)
})

test('the sheets of the widgets are those that the package publishes', () => {
  const ofPages = ['tokens', 'tokens-dark', 'host-page', 'base']
  const published = sheetsOf('package.css').filter((name) => !ofPages.includes(name))
  const listed = new Set(lists.flatMap((file) => listOf(file)))
  expect([...listed].sort()).toEqual(published.map(camelCase).sort())
})
