import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { CheckedCareer, CheckedContent } from './checked-content'

/** Which column of `occupations.csv` each figure of a career comes from. */
const COLUMNS = {
  salaryMin: 'wage_p10_2024',
  salaryMedian: 'wage_median_2024',
  salaryMax: 'wage_p90_2024',
  growthRate: 'growth_percent_2024_34',
  annualOpenings: 'annual_openings_2024_34',
  employment2024: 'employment_2024',
  employment2034Projected: 'employment_2034',
  employment2023: 'employment_2023',
  employment2033Projected: 'employment_2033',
} as const satisfies Partial<Record<keyof CheckedCareer, string>>

/** Figures that are not those of the source. */
export function dataErrors({ careers }: CheckedContent, folder: string): string[] {
  const text = readFileSync(join(folder, 'occupations.csv'), 'utf8')
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true })
  const byCode = new Map(rows.map((row) => [row.onet_soc_code, row]))
  return careers.flatMap((career) => {
    const row = byCode.get(career.onetSocCode)
    if (!row) return [`${career.id}: ${career.onetSocCode} is not in the source`]
    return Object.entries(COLUMNS).flatMap(([field, column]) => {
      const own = career[field as keyof typeof COLUMNS]
      // What is not shown cannot be wrong.
      if (own === null || own === Number(row[column])) return []
      return [`${career.id}: ${field} is ${own}, in the source ${row[column] || 'unknown'}`]
    })
  })
}
