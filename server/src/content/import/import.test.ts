import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readContentFiles } from '../files'
import { figuresOf } from './figures'
import { refreshCareers } from './refresh'
import { readTables } from './tables'

/** Small files of the shape that O*NET and the BLS publish. */
const WAGES = [
  ['AREA', 'OCC_CODE', 'OCC_TITLE', 'O_GROUP', 'A_PCT10', 'A_MEDIAN', 'A_PCT90'],
  ['99', '29-1141', 'Registered Nurses', 'detailed', '70,000', '99,000', '140,000'],
  ['99', '29-1212', 'Cardiologists', 'detailed', '119,970', '#', '#'],
  ['99', '27-2021', 'Athletes and Sports Competitors', 'detailed', '1,000', '70,000', '#'],
]
const PROJECTIONS = [
  ['Table 1.2 Occupational projections, 2024–34 (numbers in thousands)'],
  [
    '2024 National Employment Matrix title',
    '2024 National Employment Matrix code',
    'Occupation type',
    'Employment, 2024',
    'Employment, 2034',
    'Employment change, percent, 2024–34',
    'Occupational openings, 2024–34 annual average',
  ],
  ['Registered nurses', '29-1141', 'Line item', '3,400.0', '3,502.0', '3.0', '190.5'],
]
const OCCUPATIONS = `O*NET-SOC Code\tTitle\tDescription
29-1141.00\tRegistered Nurses\tTheirs.
99-9999.00\tMoon Gardeners\tTheirs.
99-9998.00\tGardeners, All Other\tTheirs.
`
const INTERESTS = `O*NET-SOC Code\tElement ID\tElement Name\tScale ID\tData Value
${['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional']
  .map((name, i) => `29-1141.00\t1.B.1.a\t${name}\tOI\t${i + 1}.5`)
  .join('\n')}
`

const folder = mkdtempSync(join(tmpdir(), 'pathquest-import-'))
const write = async (name: string, rows: string[][]) =>
  writeFileSync(join(folder, name), await writeXlsxFile(rows).toBuffer())

beforeAll(async () => {
  await write('national_M2024_dl.xlsx', WAGES)
  await write('occupation.xlsx', PROJECTIONS)
  writeFileSync(join(folder, 'Occupation Data.txt'), OCCUPATIONS)
  writeFileSync(join(folder, 'Interests.txt'), INTERESTS)
})
afterAll(() => rmSync(folder, { recursive: true }))

const files = readContentFiles().filter(({ name }) => name.startsWith('careers/'))
const blockIn = (all: typeof files, id: string) =>
  all.flatMap(({ text }) => JSON.parse(text)).find((block) => block.id === id)

test('figures come from the tables, texts and what a table lacks stay', async () => {
  const {
    files: changed,
    changes,
    unwritten,
  } = refreshCareers(files, figuresOf(await readTables(folder)))
  const before = blockIn(files, 'ca_registered-nurse')
  expect(blockIn(changed, 'ca_registered-nurse')).toEqual({
    ...before,
    salaryMin: 70_000,
    salaryMedian: 99_000,
    salaryMax: 140_000,
    growthRate: 3,
    annualOpenings: 190_500,
    employment2024: 3_400_000,
    employment2034Projected: 3_502_000,
    interests: [1.5, 2.5, 3.5, 4.5, 5.5, 6.5],
  })
  expect(changes).toContain(`ca_registered-nurse: salaryMedian ${before.salaryMedian} -> 99000`)
  expect(changes.some((line) => line.startsWith('ca_cardiologist'))).toBe(false)
  expect(changes.some((line) => line.startsWith('ca_electrician'))).toBe(false)
  expect(unwritten).toEqual(['99-9999.00 Moon Gardeners'])
})

test('nobody gets the pay of all athletes as that of esports players', async () => {
  const { changes } = refreshCareers(files, figuresOf(await readTables(folder)))
  const player = changes.filter((line) => line.startsWith('ca_professional-esports-player'))
  expect(player).toEqual([])
  expect(changes.some((line) => line.startsWith('ca_professional-athlete: salary'))).toBe(true)
})

test('figures of other years are refused: every page names the year', async () => {
  const tables = await readTables(folder)
  expect(() => figuresOf({ ...tables, wageYear: '2025' })).toThrow('PAY_YEAR')
  const [row = {}] = tables.rows.projections ?? []
  const later = Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name.replaceAll('2024', '2025'), cell]),
  )
  const rows = { ...tables.rows, projections: [later] }
  expect(() => figuresOf({ ...tables, rows })).toThrow('another ten years')
})
