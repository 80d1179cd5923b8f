import { PAY_YEAR } from '@pathquest/core'
import type { Row, Tables } from './tables'

/** Figures of a group, as a career's block has them. */
export interface Pay {
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
}

export interface Figures {
  /** By the code of the group, `29-1141`; null: there was no such table. */
  pay: ReadonlyMap<string, Pay> | null
  projections: ReadonlyMap<string, Projection> | null
  /** By the code of the occupation, `29-1141.00`. */
  interests: ReadonlyMap<string, number[]> | null
  /** Titles of all occupations. */
  occupations: ReadonlyMap<string, string> | null
}

export function figuresOf({ rows, wageYear }: Tables): Figures {
  if (wageYear !== null && wageYear !== PAY_YEAR) {
    throw new Error(
      `The wages are of ${wageYear}, and every page says ${PAY_YEAR}: change PAY_YEAR first`,
    )
  }
  return {
    pay: rows.wages && new Map(rows.wages.map((row) => [row.OCC_CODE ?? '', payOf(row)])),
    projections: rows.projections && new Map(rows.projections.map(projectionOf)),
    interests: rows.interests && interestsOf(rows.interests),
    occupations:
      rows.occupations &&
      new Map(rows.occupations.map((row) => [row['O*NET-SOC Code'] ?? '', row.Title ?? ''])),
  }
}

const numberIn = (cell: string | undefined): number | null => {
  const value = Number((cell ?? '').replaceAll(',', ''))
  return (cell ?? '').trim() === '' || Number.isNaN(value) ? null : value
}

/** `#` is "at least 239,200", `*` is not known. */
const payOf = (row: Row): Pay => ({
  salaryMin: numberIn(row.A_PCT10),
  salaryMedian: numberIn(row.A_MEDIAN),
  salaryMax: numberIn(row.A_PCT90),
  isMedianTopCoded: row.A_MEDIAN === '#',
})

/** Persons and openings stand there in thousands. */
function projectionOf(row: Row): [string, Projection] {
  const cell = (start: string) => {
    const name = Object.keys(row).find((one) => one.toLowerCase().startsWith(start))
    if (!name) throw new Error(`The projections have no column “${start}…”: another ten years?`)
    return numberIn(row[name])
  }
  const persons = (thousands: number | null) =>
    thousands === null ? null : Math.round(thousands * 10) * 100
  const code = Object.entries(row).find(([name]) => name.endsWith('code'))?.[1] ?? ''
  return [
    code,
    {
      growthRate: cell('employment change, percent, 2024'),
      annualOpenings: persons(cell('occupational openings, 2024')),
      employment2024: persons(cell('employment, 2024')),
      employment2034Projected: persons(cell('employment, 2034')),
    },
  ]
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
