import { PAY_YEAR, type StatePay } from '@pathquest/core'
import { addToList } from '@pathquest/core/search/words'
import { statePayOf } from './state-pay'
import { numberIn, type Row, type Tables } from './tables'

/** Figures of a group, as a career's block has them. */
export interface Pay {
  /** Of the group. */
  title: string
  salaryMin: number | null
  salaryMedian: number | null
  salaryMax: number | null
  isMedianTopCoded: boolean
}
export interface Projection {
  growthRate: number | null
  annualOpenings: number | null
  employment2024: number | null
  employment2034Projected: number | null
  /** Typical at entry. */
  education: string | null
}

export interface Figures {
  /** By the code of the group, `29-1141`; null: there was no such table. */
  pay: ReadonlyMap<string, Pay> | null
  projections: ReadonlyMap<string, Projection> | null
  /** By the code of the occupation, `29-1141.00`. */
  interests: ReadonlyMap<string, number[]> | null
  /** Titles of all occupations. */
  occupations: ReadonlyMap<string, string> | null
  jobZones: ReadonlyMap<string, number> | null
  /** Codes of related occupations, the most related first. */
  related: ReadonlyMap<string, string[]> | null
  /** Median pay by state, by the code of the group. */
  statePay: ReadonlyMap<string, StatePay> | null
}

export function figuresOf({ rows, wageYear, stateWageYear }: Tables): Figures {
  for (const year of [wageYear, stateWageYear]) {
    if (year !== null && year !== PAY_YEAR) {
      throw new Error(
        `The wages are of ${year}, and every page says ${PAY_YEAR}: change PAY_YEAR first`,
      )
    }
  }
  const byCode = <Value>(table: readonly Row[] | null, read: (row: Row) => Value) =>
    table && new Map(table.map((row) => [row['O*NET-SOC Code'] ?? '', read(row)]))
  return {
    pay: rows.wages && new Map(rows.wages.map((row) => [row.OCC_CODE ?? '', payOf(row)])),
    projections: rows.projections && new Map(rows.projections.map(projectionOf)),
    interests: rows.interests && interestsOf(rows.interests),
    occupations: byCode(rows.occupations, (row) => row.Title ?? ''),
    jobZones: byCode(rows.jobZones, (row) => Number(row['Job Zone'])),
    related: rows.related && relatedOf(rows.related),
    statePay: rows.stateWages && statePayOf(rows.stateWages, Number(stateWageYear)),
  }
}

/** `#` is "at least 239,200", `*` is not known. */
const payOf = (row: Row): Pay => ({
  title: row.OCC_TITLE ?? '',
  salaryMin: numberIn(row.A_PCT10),
  salaryMedian: numberIn(row.A_MEDIAN),
  salaryMax: numberIn(row.A_PCT90),
  isMedianTopCoded: row.A_MEDIAN === '#',
})

/** Persons and openings stand there in thousands. */
function projectionOf(row: Row): [string, Projection] {
  const named = (start: string) =>
    Object.keys(row).find((one) => one.toLowerCase().startsWith(start))
  const cell = (start: string) => {
    const name = named(start)
    if (!name) throw new Error(`The projections have no column “${start}…”: another ten years?`)
    return numberIn(row[name])
  }
  const persons = (thousands: number | null) =>
    thousands === null ? null : Math.round(thousands * 10) * 100
  const education = row[named('typical education needed for entry') ?? ''] ?? ''
  const code = Object.entries(row).find(([name]) => name.endsWith('code'))?.[1] ?? ''
  return [
    code,
    {
      growthRate: cell('employment change, percent, 2024'),
      annualOpenings: persons(cell('occupational openings, 2024')),
      employment2024: persons(cell('employment, 2024')),
      employment2034Projected: persons(cell('employment, 2034')),
      education: /^(—|-)?$/.test(education)
        ? null
        : (EDUCATION_AS_SHOWN[education] ?? curly(education)),
    },
  ]
}

/** What our pages say instead. */
const EDUCATION_AS_SHOWN: Readonly<Record<string, string>> = {
  'No formal educational credential': 'No formal requirement',
  'Postsecondary nondegree award': 'Postsecondary certificate',
}
const curly = (text: string): string => text.replaceAll("'", '’')

function relatedOf(rows: readonly Row[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const inOrder = rows.toSorted((a, b) => Number(a.Index) - Number(b.Index))
  for (const row of inOrder) {
    addToList(found, row['O*NET-SOC Code'] ?? '', row['Related O*NET-SOC Code'] ?? '')
  }
  return found
}

const ORDER = [
  'Realistic',
  'Investigative',
  'Artistic',
  'Social',
  'Enterprising',
  'Conventional',
] as const

function interestsOf(rows: readonly Row[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const row of rows) {
    const at = ORDER.indexOf(row['Element Name'] as (typeof ORDER)[number])
    const value = numberIn(row['Data Value'])
    if (row['Scale ID'] !== 'OI' || at < 0 || value === null) continue
    const code = row['O*NET-SOC Code'] ?? ''
    const scores = found.get(code) ?? []
    scores[at] = value
    found.set(code, scores)
  }
  for (const [code, scores] of found) {
    if (Object.keys(scores).length < ORDER.length) found.delete(code)
  }
  return found
}
