import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at } from '../../scripts/start/paths.mjs'
import { type PackedSdk, packSdk, sdkManifest } from '../support/pack-sdk'

let folder: string
let packed: PackedSdk
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pathquest-pack-'))
  packed = await packSdk(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the package contains its manifest, README, notices and the build, nothing else', () => {
  const others = packed.paths.filter(
    (path) => !/^(package\.json|README\.md|NOTICE|dist\/[\w/-]+(\.d\.ts|\.js|\.css))$/.test(path),
  )
  expect(others).toEqual([])
  expect(packed.paths).toContain('README.md')
  expect(packed.paths).toContain('NOTICE')
})

test('every entry of the manifest is in the package', async () => {
  const { exports } = await sdkManifest()
  const named = Object.values(exports).flatMap((to) =>
    typeof to === 'string' ? [to] : [to.types, to.default],
  )
  expect(named.filter((path) => !packed.paths.includes(path.slice(2)))).toEqual([])
})

test('publint finds nothing', async () => {
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: toArrayBuffer(await readFile(packed.file)) },
  })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
})

test('are-the-types-wrong finds nothing, for modules', async () => {
  const published = createPackageFromTarballData(new Uint8Array(await readFile(packed.file)))
  const analysis = await checkPackage(published, { excludeEntrypoints: ['./styles.css'] })
  if (!analysis.types) throw new Error('there are no types')
  // The package has ES modules only: `require` and the old resolution are not supported.
  const problems = analysis.problems.filter(
    (problem) =>
      !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
  )
  expect(problems).toEqual([])
})

test("'use client' is in every file with components, and in no file for servers", async () => {
  const scripts = packed.paths.filter((path) => path.endsWith('.js'))
  const texts = await Promise.all(scripts.map((path) => readFile(at('packages/sdk', path), 'utf8')))
  const isMarked = (path: string) => texts[scripts.indexOf(path)]?.startsWith("'use client'\n")
  const withReact = scripts.filter((_, i) => /from "react(\/jsx-runtime)?"/.test(texts[i] ?? ''))
  expect(withReact.length).toBeGreaterThan(5)
  expect(withReact.filter((path) => !isMarked(path))).toEqual([])
  for (const widget of ['index', 'career-browser', 'join-form', 'game-player', 'leaderboard']) {
    expect(isMarked(`dist/${widget}.js`), widget).toBe(true)
  }
  expect(isMarked('dist/client.js')).toBe(false)
  expect(isMarked('dist/messages/es.js')).toBe(false)
})

test('the declarations import only React', async () => {
  const declarations = packed.paths.filter((path) => path.endsWith('.d.ts'))
  const texts = await Promise.all(
    declarations.map((path) => readFile(at('packages/sdk', path), 'utf8')),
  )
  const named = texts.flatMap((text) =>
    [...text.matchAll(/^(?:import|export)[^'"]*['"]([^'".][^'"]*)['"]/gm)].map(([, name]) => name),
  )
  expect(new Set(named)).toEqual(new Set(['react']))
})

const toArrayBuffer = (bytes: Buffer): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
