import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { at } from '../../scripts/start/paths.mjs'
import { sdkManifest } from '../support/pack-sdk'

let entries: string[]
beforeAll(async () => {
  const { exports } = await sdkManifest()
  entries = Object.values(exports)
    .flatMap((to) => (typeof to === 'object' ? [to.default] : []))
    .filter((path) => path.endsWith('.js'))
})

/** Imports a file in Node without a DOM and reports its side effects. */
const PROBE = `
  const names = () => Reflect.ownKeys(globalThis).map(String)
  const touched = []
  for (const name of ['setTimeout', 'setInterval', 'queueMicrotask', 'fetch', 'addEventListener']) {
    const real = globalThis[name]
    globalThis[name] = (...args) => { touched.push(name); return real(...args) }
  }
  await import('react')
  await import('react/jsx-runtime')
  await import('partysocket/ws')
  touched.length = 0
  const before = names()
  const resources = process.getActiveResourcesInfo().length
  for (const file of process.argv.slice(1)) await import(file)
  console.log(JSON.stringify({
    touched,
    globals: names().filter((name) => !before.includes(name)),
    resources: process.getActiveResourcesInfo().length - resources,
  }))`

test('importing an entry has no side effects: no global, no timer, no request, no DOM', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', PROBE, ...entries.map((path) => at('packages/sdk', path))],
    { cwd: at('packages/sdk') },
  )
  expect(JSON.parse(stdout)).toEqual({ touched: [], globals: [], resources: 0 })
})

test('no file is imported for its side effects only', async () => {
  const dist = at('packages/sdk/dist')
  const scripts = (await readdir(dist)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(`${dist}/${name}`, 'utf8')))
  expect(scripts.filter((_, i) => /^import ["']/m.test(texts[i] ?? ''))).toEqual([])
})
