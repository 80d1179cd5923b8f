import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Plan } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { makeSchoolDocs, schoolFolder } from '../build/school-docs'
import { LEVEL_A } from '../build/school-docs/accessibility/level-a'
import { LEVEL_AA } from '../build/school-docs/accessibility/level-aa'
import { columnsOf, sqlName, TABLE_NAMES } from '../build/school-docs/columns'
import { DATA_ELEMENTS, type DataElement, ELEMENT_KEYS } from '../build/school-docs/data-elements'
import { whyNotExported } from '../build/school-docs/data-map'
import { tablesWith } from '../build/school-docs/schedule-of-data'
import { TABLES } from '../build/school-docs/tables'
import { cellsOf, fault, proofsIn } from './proofs'

const read = (file: string) => readFileSync(join(schoolFolder, file), 'utf8')
const pages = readdirSync(schoolFolder).filter((file) => file.endsWith('.md'))

/** The rows of all tables whose last column is the proof. */
const claims = pages.flatMap((file) => {
  let isClaim = false
  return read(file)
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('|')) isClaim = false
      const cells = cellsOf(line)
      if (cells.at(-1) === 'proof') isClaim = true
      else if (isClaim && !/^\|-/.test(line))
        return [{ file, claim: cells[0] ?? '', cells, proof: cells.at(-1) ?? '' }]
      return []
    })
})
/** Said instead of a proof. */
const ADMITTED = /^(operator|not covered)\b/

test.each([...makeSchoolDocs()])('%s is what `npm run docs:school` writes', (file, text) => {
  expect(read(file)).toBe(text)
})

test('every page but the index makes claims, and each has a proof or says whose duty it is', () => {
  const silent = pages.filter((file) => !claims.some((one) => one.file === file))
  expect(silent).toEqual(['README.md'])
  const unproven = claims.filter(({ proof }) => !proof.includes('`') && !ADMITTED.test(proof))
  expect(unproven).toEqual([])
})

test.each(claims.filter(({ proof }) => !ADMITTED.test(proof)))(
  '$file: the proofs of “$claim” exist',
  ({ proof }) => {
    const found = proofsIn(proof).map((one) => fault(one.replace(/^\[[^\]]*\]\([^)]*\): /, '')))
    expect(found.filter((one) => one !== null)).toEqual([])
  },
)

test('the index has every document', () => {
  const linked = [...read('README.md').matchAll(/\]\(([\w.-]+)\)/g)].map(([, file]) => file)
  const others = readdirSync(schoolFolder).filter((file) => file !== 'README.md')
  expect(new Set(linked)).toEqual(new Set(others))
})

test('every table is in the data map once, with a purpose', () => {
  expect(Object.keys(TABLES).sort()).toEqual([...TABLE_NAMES].sort())
  const sections = [...read('data-map.md').matchAll(/^### (.+)$/gm)].map(([, name]) => name)
  expect(sections.sort()).toEqual(TABLE_NAMES.map(sqlName).sort())
  for (const { purpose } of Object.values(TABLES)) expect(purpose).toMatch(/^\S.{10,}\.$/)
})

test('what a person can take along holds data about people', () => {
  const empty = TABLE_NAMES.filter(
    (name) => whyNotExported(name) === null && TABLES[name].holds.length === 0,
  )
  expect(empty).toEqual([])
})

test('a table without data about people says so to the export, too', () => {
  const kept = TABLE_NAMES.filter((name) => TABLES[name].kept === 'content')
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter((name) => whyNotExported(name) === null)).toEqual([])
  expect(kept.filter((name) => TABLES[name].holds.length > 0)).toEqual([])
})

test('no column is named like what the schedule says is not collected', () => {
  const columns = TABLE_NAMES.flatMap((name) =>
    columnsOf(name).map((column) => ({ column, at: `${sqlName(name)}.${column}` })),
  )
  const elements: DataElement[] = ELEMENT_KEYS.filter((key) => tablesWith(key).length === 0).map(
    (key) => DATA_ELEMENTS[key],
  )
  const found = elements.flatMap(({ name, columns: words }) =>
    columns.filter(({ column }) => words?.test(column)).map(({ at }) => `${at}: ${name}`),
  )
  expect(found).toEqual([])
  // What has no words is proven by a test of its own.
  expect(elements.filter(({ columns: words }) => !words).map(({ name }) => name)).toEqual([
    'internet addresses of users',
    'cookies and browser storage',
  ])
  expect('home_address').toMatch(DATA_ELEMENTS.studentAddress.columns)
  expect('date_of_birth').toMatch(DATA_ELEMENTS.birthDate.columns)
})

test('the report has each criterion of WCAG 2.2, A and AA, and every row names a test', () => {
  expect([Object.keys(LEVEL_A).length, Object.keys(LEVEL_AA).length]).toEqual([32, 24])
  const rows = [...Object.values(LEVEL_A), ...Object.values(LEVEL_AA)]
  expect(rows.filter(({ proofs }) => proofs.length === 0)).toEqual([])
  for (const { notes, level } of rows)
    if (level === 'partially-supports') expect(notes).toMatch(/Not tested|Missing/)
})

/** Whether a dotted path leads somewhere in a schema; lists and what may be null are looked through. */
function leads(schema: unknown, path: string[]): boolean {
  let at = schema as { shape?: Record<string, unknown>; element?: unknown; unwrap?: () => unknown }
  while (!at.shape && (at.element || at.unwrap)) at = (at.element ?? at.unwrap?.()) as typeof at
  const [first, ...rest] = path
  if (first === undefined) return true
  const next = at.shape?.[first]
  return next !== undefined && leads(next, rest)
}

test('every field that career-plans.md names is in the contract of the plan', () => {
  const fields = claims
    .filter(({ file }) => file === 'career-plans.md')
    .flatMap(
      ({ cells }) =>
        cells
          .slice(1, -1)
          .join()
          .match(/`[\w.]+`/g) ?? [],
    )
    .map((field) => field.slice(1, -1))
  expect(new Set(fields).size).toBeGreaterThan(15)
  expect(fields.filter((field) => !leads(Plan, field.split('.')))).toEqual([])
  expect(leads(Plan, ['goals', 'grade'])).toBe(false)
})
