import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** What each folder may import, by its name; a feature is reached through its index.ts alone. */
const GROUND = ['runtime', 'db', 'limits', 'services', 'http']
const MAY_IMPORT: Record<string, readonly string[]> = {
  runtime: [],
  db: ['runtime'],
  content: ['runtime', 'db'],
  limits: ['runtime'],
  mail: ['runtime'],
  auth: ['runtime', 'db'],
  rooms: ['runtime', 'limits'],
  backup: ['runtime', 'db', 'rooms'],
  services: ['runtime', 'db', 'limits', 'mail', 'auth', 'rooms'],
  http: ['runtime', 'db', 'limits', 'services'],
  names: ['runtime'],
  search: GROUND,
  'question-sets': [...GROUND, 'names', 'search'],
  'question-files': [...GROUND, 'question-sets'],
  careers: [...GROUND, 'content', 'search'],
  cosmetics: GROUND,
  games: [...GROUND, 'rooms', 'names', 'question-sets', 'careers', 'cosmetics'],
  figures: [...GROUND, 'games'],
  notifications: [...GROUND, 'question-sets', 'games'],
  'question-reports': [...GROUND, 'question-sets', 'games', 'notifications'],
  bookmarks: [...GROUND, 'careers'],
  interests: [...GROUND, 'content', 'careers', 'games'],
  rewards: [...GROUND, 'content', 'careers', 'games'],
  market: [...GROUND, 'rewards', 'cosmetics'],
  accounts: [...GROUND, 'mail', 'auth', 'names', 'rewards'],
  families: [...GROUND, 'games', 'rewards', 'accounts'],
  dashboard: [...GROUND, 'games', 'rewards'],
  site: GROUND,
  shares: [...GROUND, 'games'],
  lti: [
    ...GROUND,
    'content',
    'names',
    'question-sets',
    'careers',
    'games',
    'figures',
    'rewards',
    'accounts',
  ],
  analytics: [
    ...GROUND,
    'names',
    'question-sets',
    'games',
    'figures',
    'question-reports',
    'rewards',
    'accounts',
    'lti',
  ],
  settlement: [
    ...GROUND,
    'rooms',
    'question-sets',
    'games',
    'figures',
    'rewards',
    'accounts',
    'lti',
    'site',
    'notifications',
  ],
  solo: [...GROUND, 'content', 'question-sets', 'careers', 'games', 'settlement'],
  'account-data': [...GROUND, 'accounts', 'games', 'question-sets'],
  retention: [...GROUND, 'question-sets'],
}
/** They put the product together, and nobody imports them. */
const TOP = ['main', 'cli']

const root = dirname(fileURLToPath(import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file),
)

/** The files of the server that a file names, types included. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'))
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => relative(root, join(root, dirname(file), fileName)))
    .flatMap(
      (path) => [`${path}.ts`, join(path, 'index.ts')].find((one) => files.includes(one)) ?? [],
    )
}

const imports = new Map(files.map((file) => [file, importsOf(file)]))
const folderOf = (file: string): string => file.split('/')[0] ?? ''
const crossings = [...imports].flatMap(([from, all]) =>
  all.filter((to) => folderOf(to) !== folderOf(from)).map((to) => ({ from, to })),
)

test('every folder has its place in the direction', () => {
  const folders = new Set(files.map(folderOf))
  expect([...folders].sort()).toEqual([...Object.keys(MAY_IMPORT), ...TOP].sort())
})

test('the table has no circle: whatever may be imported stands above in it', () => {
  const order = Object.keys(MAY_IMPORT)
  for (const [folder, allowed] of Object.entries(MAY_IMPORT)) {
    const above = order.slice(0, order.indexOf(folder))
    expect(allowed.filter((one) => !above.includes(one))).toEqual([])
  }
})

test('folders import in one direction', () => {
  const wrong = crossings.filter(({ from, to }) => {
    const isTop = TOP.includes(folderOf(from))
    return isTop ? TOP.includes(folderOf(to)) : !MAY_IMPORT[folderOf(from)]?.includes(folderOf(to))
  })
  expect(wrong).toEqual([])
})

test('a feature is imported through its index.ts', () => {
  const inside = crossings.filter(
    ({ to }) => !GROUND.includes(folderOf(to)) && to !== `${folderOf(to)}/index.ts`,
  )
  expect(inside).toEqual([])
})

test('no files import each other in a circle, types included', () => {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' -> ')]
    if (done.has(file)) return []
    const found = (imports.get(file) ?? []).flatMap((next) => visit(next, [...path, file]))
    done.add(file)
    return found
  }
  expect(files.flatMap((file) => visit(file, []))).toEqual([])
})
