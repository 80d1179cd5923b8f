import { PERSONAL_TABLES } from '../../../server/src/account-data/store/personal-tables'
import type { TableName } from '../../../server/src/db/db'
import { AUDIENCES } from './audiences'
import { columnsOf, sqlName } from './columns'
import { elementName } from './data-elements'
import { proofCell } from './proof'
import { PERIODS } from './retention'
import { TABLE_GROUPS, TABLES } from './tables'

/** Why the export has no rows of a table; null: it has those of the person. */
export function whyNotExported(name: TableName): string | null {
  const rows = PERSONAL_TABLES[name]
  return 'nothingBecause' in rows ? rows.nothingBecause : null
}

/** Every table in a section of its group. */
export const tableSections = (): string =>
  Object.entries(TABLE_GROUPS)
    .map(([title, group]) => {
      const sections = (Object.keys(group) as TableName[]).map(sectionOf)
      return [`## ${title}`, ...sections].join('\n\n')
    })
    .join('\n\n')

function sectionOf(name: TableName): string {
  const { purpose, holds, seenBy, kept } = TABLES[name]
  const why = whyNotExported(name)
  const elements = holds.map(elementName)
  return [
    `### ${sqlName(name)}`,
    purpose,
    [
      `- About people: ${elements.length > 0 ? elements.join('; ') : 'nothing'}`,
      `- In a person’s export: ${why === null ? 'their rows' : `no, ${why}`}`,
      `- Seen by: ${AUDIENCES[seenBy].who}`,
      `- Kept: ${PERIODS[kept].howLong}`,
      `- Columns: ${columnsOf(name)
        .map((column) => `\`${column}\``)
        .join(', ')}`,
    ].join('\n'),
  ].join('\n\n')
}

/** Who sees what, with the tests. */
export const audienceTable = (): string =>
  [
    '| seen by | proof |',
    '|---|---|',
    ...Object.values(AUDIENCES).map(({ who, proofs }) => `| ${who} | ${proofCell(proofs)} |`),
  ].join('\n')

/** How long what stays, with the tests. */
export const retentionTable = (): string =>
  [
    '| data | kept | proof |',
    '|---|---|---|',
    ...Object.values(PERIODS).map(
      ({ what, howLong, proofs }) => `| ${what} | ${howLong} | ${proofCell(proofs)} |`,
    ),
  ].join('\n')
