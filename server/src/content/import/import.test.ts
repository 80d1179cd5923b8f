import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { missingTexts } from '../../../test/content-check/missing-texts'
import { parseWritten, readContentFiles } from '../files'
import { figuresOf } from './figures'
import { refreshCareers } from './refresh'
import { readTables } from './tables'

/** Small files of the shape that O*NET and the BLS publish. */
const WAGES = [
  ['AREA', 'OCC_CODE', 'OCC_TITLE', 'O_GROUP', 'A_PCT10', 'A_MEDIAN', 'A_PCT90'],
  ['99', '29-1141', 'Registered Nurses', 'detailed', '70,000', '99,000', '140,000'],
  ['99', '29-1212', 'Cardiologists', 'detailed', '119,970', '#', '#'],
  ['99', '27-2021', 'Athletes and Sports Competitors', 'detailed', '1,000', '70,000', '#'],
  [
    '99',
    '21-1018',
    'Addiction and Mental Health Counselors',
    'detailed',
    '40,000',
    '59,190',
    '98,210',
  ],
  ['99', '29-9777', 'Moon Nurses', 'detailed', '50,000', '80,000', '*'],
]
const STATE_WAGES = [
  ['AREA', 'AREA_TITLE', 'OCC_CODE', 'OCC_TITLE', 'O_GROUP', 'TOT_EMP', 'A_MEDIAN'],
  ['36', 'New York', '29-1141', 'Registered Nurses', 'detailed', '198,410', '105,600'],
  ['06', 'California', '29-1141', 'Registered Nurses', 'detailed', '332,560', '137,690'],
  ['06', 'California', '29-1212', 'Cardiologists', 'detailed', '**', '#'],
  ['36', 'New York', '29-1212', 'Cardiologists', 'detailed', '1,000', '*'],
  ['06', 'California', '27-2021', 'Athletes and Sports Competitors', 'detailed', '20', '90,000'],
  ['06', 'California', '27-2011', 'Actors', 'detailed', '900', '90,000'],
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
    'Typical education needed for entry',
  ],
  [
    'Registered nurses',
    '29-1141',
    'Line item',
    '3,400.0',
    '3,502.0',
    '3.0',
    '190.5',
    "Bachelor's degree",
  ],
  ['Moon nurses', '29-9777', 'Line item', '1.0', '2.0', '100.0', '0.1', "Master's degree"],
]
const OCCUPATIONS = `O*NET-SOC Code\tTitle\tDescription
29-1141.00\tRegistered Nurses\tTheirs.
29-9777.00\tMoon Nurses\tTheirs.
29-9777.01\tMars Nurses\tTheirs.
99-9999.00\tMoon Gardeners\tTheirs.
99-9998.00\tGardeners, All Other\tTheirs.
`
const interestsOf = (code: string) =>
  ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'].map(
    (name, i) => `${code}\t1.B.1.a\t${name}\tOI\t${i + 1}.5\n`,
  )
const INTERESTS = `O*NET-SOC Code\tElement ID\tElement Name\tScale ID\tData Value
${[...interestsOf('29-1141.00'), ...interestsOf('29-9777.00')].join('')}`
const JOB_ZONES = `O*NET-SOC Code\tJob Zone\tDate\tDomain Source
29-9777.00\t4\t08/2025\tAnalyst
`
const RELATED = `O*NET-SOC Code\tRelated O*NET-SOC Code\tRelatedness Tier\tIndex
29-9777.00\t29-1151.00\tPrimary-Short\t2
29-9777.00\t29-1141.00\tPrimary-Short\t1
29-9777.00\t29-9777.01\tPrimary-Short\t3
`

const folder = mkdtempSync(join(tmpdir(), 'pathquest-import-'))
const write = async (name: string, rows: string[][]) =>
  writeFileSync(join(folder, name), await writeXlsxFile(rows).toBuffer())

beforeAll(async () => {
  await write('national_M2024_dl.xlsx', WAGES)
  await write('state_M2024_dl.xlsx', STATE_WAGES)
  await write('occupation.xlsx', PROJECTIONS)
  writeFileSync(join(folder, 'Occupation Data.txt'), OCCUPATIONS)
  writeFileSync(join(folder, 'Interests.txt'), INTERESTS)
  writeFileSync(join(folder, 'Job Zones.txt'), JOB_ZONES)
  writeFileSync(join(folder, 'Related Occupations.txt'), RELATED)
})
afterAll(() => rmSync(folder, { recursive: true }))

const files = readContentFiles()
const refreshed = async () => refreshCareers(files, figuresOf(await readTables(folder)))
const blockIn = (all: typeof files, id: string) =>
  all
    .filter(({ name }) => name.startsWith('careers/'))
    .flatMap(({ text }) => JSON.parse(text))
    .find((block) => block.id === id)
/** The content after the import. */
const written = (changed: typeof files) => [
  ...files.filter(({ name }) => !changed.some((one) => one.name === name)),
  ...changed,
]

test('figures come from the tables, texts and what a table lacks stay', async () => {
  const { files: changed, changes } = await refreshed()
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
})

test('a new occupation is a career without our texts, which no page has', async () => {
  const { files: changed, changes, unplaced } = await refreshed()
  const draft = blockIn(changed, 'ca_moon-nurses')
  expect(draft).toMatchObject({
    draft: { occupation: 'Moon Nurses', jobZone: 4 },
    title: '',
    description: '',
    tasks: [],
    industry: 'Health Science',
    onetSocCode: '29-9777.00',
    educationLevel: ['Master’s degree'],
    relatedCareers: ['ca_registered-nurse', 'ca_nurse-anesthetist'],
    // Moon and Mars nurses share their figures.
    figuresGroup: 'Moon Nurses',
    salaryMin: 50_000,
    salaryMedian: 80_000,
    salaryMax: null,
    growthRate: 100,
    employment2024: 1_000,
    employment2023: null,
    interests: [1.5, 2.5, 3.5, 4.5, 5.5, 6.5],
  })
  expect(changes).toContain('ca_moon-nurses: new, needs our texts (Moon Nurses)')
  const health = changed.find(({ name }) => name === 'careers/health-science.json')
  const ids = JSON.parse(health?.text ?? '[]').map(({ id }: { id: string }) => id)
  expect(ids).toEqual([...ids].sort())
  expect(ids).toContain('ca_moon-nurses')
  expect(unplaced).toEqual(['99-9999.00 Moon Gardeners'])

  const content = parseWritten(written(changed))
  expect(content.drafts.map(({ id }) => id)).toEqual(['ca_mars-nurses', 'ca_moon-nurses'])
  expect(content.careers.map(({ id }) => id)).not.toContain('ca_moon-nurses')
  expect(missingTexts(content.drafts)[1]).toBe(
    'ca_moon-nurses (Moon Nurses): write title, otherTitles, description, known, tasks, workEnvironment',
  )
  // Once more: nothing is added twice.
  const again = refreshCareers(written(changed), figuresOf(await readTables(folder)))
  expect(again.changes).toEqual([])
  expect(again.files).toEqual([])
})

test('a file that is written anew differs only where something changed', () => {
  // JSON.stringify writes 1.0 as 1.
  for (const { name, text } of files) {
    if (name.startsWith('careers/')) expect(/\d\.0\b/.test(text), name).toBe(false)
  }
})

test('a draft is a career as soon as its texts are written, and refused before', async () => {
  const { files: changed } = await refreshed()
  const complete = (texts: object) =>
    parseWritten(
      written(changed).map(({ name, text }) => {
        if (name !== 'careers/health-science.json') return { name, text }
        const blocks = JSON.parse(text).map(
          ({ draft, ...block }: { id: string; draft?: object }) =>
            block.id === 'ca_moon-nurses' ? { ...block, ...texts } : { ...block, draft },
        )
        return { name, text: JSON.stringify(blocks) }
      }),
    )
  expect(() => complete({})).toThrow(/at \[\d+\]\.title/)
  const { careers, drafts } = complete({
    title: 'Moon Nurse',
    otherTitles: ['space nurse', 'lunar nurse'],
    description: 'Moon nurses look after people who live far away from the next hospital on Earth.',
    known: 1,
    tasks: ['Check a suit', 'Bandage a knee', 'Weigh a visitor', 'Call the doctor on Earth'],
    workEnvironment: 'A small clinic under a dome.',
    relatedCareers: ['ca_registered-nurse', 'ca_nurse-anesthetist', 'ca_nurse-midwife'],
  })
  expect(careers.map(({ title }) => title)).toContain('Moon Nurse')
  expect(drafts.map(({ id }) => id)).toEqual(['ca_mars-nurses'])
})

test('an occupation that the release does not have any more is listed and stays', async () => {
  const { gone, files: changed } = await refreshed()
  expect(gone).toContain('ca_electrician (47-2111.00)')
  expect(gone.join()).not.toContain('ca_registered-nurse')
  expect(parseWritten(written(changed)).careers.map(({ id }) => id)).toContain('ca_electrician')
})

test('figures of a combined group are shown with its name', async () => {
  const { files: changed } = await refreshed()
  expect(blockIn(changed, 'ca_addiction-counselor')).toMatchObject({
    salaryMedian: 59_190,
    figuresGroup: 'Addiction and Mental Health Counselors',
  })
})

test('pay by state: what is suppressed is absent, what is cut off is marked', async () => {
  const { files: changed, changes } = await refreshed()
  const { careers } = parseWritten(written(changed))
  const payOf = (id: string) => careers.find((career) => career.id === id)?.statePay
  expect(payOf('ca_registered-nurse')).toEqual({ year: 2024, median: { CA: 137_690, NY: 105_600 } })
  expect(payOf('ca_cardiologist')).toEqual({ year: 2024, median: { CA: 'top-coded' } })
  expect(payOf('ca_electrician')).toBeNull()
  expect(payOf('ca_professional-esports-player')).toBeNull()
  // Actors have no national pay beside which it could stand.
  expect(payOf('ca_actor')).toBeNull()
  expect(changes).toContain(
    'state-pay/health-science.json: 11 figures of states more, 0 fewer, 0 changed',
  )
})

test('nobody gets the pay of all athletes as that of esports players', async () => {
  const { changes } = await refreshed()
  const player = changes.filter((line) => line.startsWith('ca_professional-esports-player'))
  expect(player).toEqual([])
  expect(changes.some((line) => line.startsWith('ca_professional-athlete: salary'))).toBe(true)
})

test('figures of other years are refused: every page names the year', async () => {
  const tables = await readTables(folder)
  expect(() => figuresOf({ ...tables, wageYear: '2025' })).toThrow('PAY_YEAR')
  expect(() => figuresOf({ ...tables, stateWageYear: '2025' })).toThrow('PAY_YEAR')
  const [row = {}] = tables.rows.projections ?? []
  const later = Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name.replaceAll('2024', '2025'), cell]),
  )
  const rows = { ...tables.rows, projections: [later] }
  expect(() => figuresOf({ ...tables, rows })).toThrow('another ten years')
})
