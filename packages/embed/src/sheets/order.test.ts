import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const sheetsOf = (file: string) =>
  [...read(`../../../sdk/src/styles/${file}`).matchAll(/@import "\.\/(.+)\.css"/g)].map(
    ([, name = '']) => name,
  )
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
/** What a module of this folder lists, in its order. */
const listOf = (file: string) =>
  (/sheets = \[([^\]]*)\]/.exec(read(file))?.[1] ?? '')
    .split(',')
    .flatMap((one) => one.trim() || [])

const lists = readdirSync(new URL('.', import.meta.url)).filter(
  (file) => listOf(`./${file}`).length,
)

test.each(lists)('%s has its sheets in the order of the app, all of them published', (file) => {
  const names = listOf(`./${file}`)
  expect(names.length).toBeGreaterThan(3)
  expect(
    sheetsOf('index.css')
      .map(camelCase)
      .filter((one) => names.includes(one)),
  ).toEqual(names)
  const published = sheetsOf('package.css').map(camelCase)
  expect(names.filter((one) => !published.includes(one))).toEqual([])
})
