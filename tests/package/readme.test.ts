import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { at } from '../../scripts/start/paths.mjs'
import { sdkManifest } from '../support/pack-sdk'

const readme = await readFile(at('packages/sdk/README.md'), 'utf8')

test('the README lists every entry', async () => {
  const { exports } = await sdkManifest()
  const names = Object.keys(exports).filter((path) => path !== './package.json')
  const missing = names.filter((path) => !readme.includes(`\`@pathquest/sdk${path.slice(1)}\``))
  expect(missing).toEqual([])
})

test('the README lists the correct defaults of the CSS variables', async () => {
  const tokens = await readFile(at('packages/ui/src/styles/tokens.css'), 'utf8')
  const rows = [...readme.matchAll(/^\| `(--pq-[\w-]+)` \| `([^`]+)` \|/gm)]
  expect(rows.length).toBeGreaterThan(20)
  const wrong = rows.filter(([, name, value]) => !tokens.includes(`${name}: ${value};`))
  expect(wrong.map(([row]) => row)).toEqual([])
})

test('every CSS variable in the README has an effect', async () => {
  const dist = at('packages/sdk/dist')
  const files = (await readdir(dist)).filter((name) => /\.(js|css)$/.test(name))
  const built = await Promise.all(files.map((name) => readFile(`${dist}/${name}`, 'utf8')))
  const used = new Set(built.join('\n').match(/(?<=var\()--pq-[\w-]+/g))
  const named = new Set(readme.match(/(?<=`)--pq-\w[\w-]+(?=`)/g))
  expect(named.size).toBeGreaterThan(40)
  // The artwork's colours are looked up by name.
  const isUsed = (name: string) => used.has(name) || used.has(name.replace(/\w+$/, ''))
  expect([...named].filter((name) => !isUsed(name))).toEqual([])
})

test('every prop of a widget is in the README', async () => {
  const report = await readFile(at('packages/sdk/api/sdk.api.md'), 'utf8')
  const missing = [
    'CareerBrowserProps',
    'CareerBrowserSlots',
    'JoinFormProps',
    'LeaderboardProps',
    'LeaderboardViewProps',
    'TeamBoardProps',
    'PlayerSlots',
    'GamePlayerEvents',
    'PathquestProviderProps',
  ]
    .flatMap((name) => {
      const [, body = ''] =
        report.match(new RegExp(`interface ${name}\\b[^{]*{([\\s\\S]*?)^}`, 'm')) ?? []
      expect(body, name).not.toBe('')
      return [...body.matchAll(/^ {4}(\w+)\??:/gm)].map(([, prop]) => prop)
    })
    .filter((prop) => !['api', 'children'].includes(prop ?? ''))
    .filter((prop) => !readme.includes(`\`${prop}\``))
  expect(missing).toEqual([])
})
