import type { TableName } from '../../../server/src/db/db'
import { sqlName } from './columns'
import { DATA_ELEMENTS, type DataElement, ELEMENT_KEYS, type ElementKey } from './data-elements'
import { proof } from './proof'
import { TABLES } from './tables'

export const tablesWith = (key: ElementKey): TableName[] =>
  (Object.keys(TABLES) as TableName[]).filter((name) => TABLES[name].holds.includes(key))

const NOT_COLLECTED = proof(
  'scripts/test/school-docs.test.ts',
  'no column is named like what the schedule says is not collected',
)
const IN_MAP = proof(
  'scripts/test/school-docs.test.ts',
  'every table is in the data map once, with a purpose',
)
const OWN_PROOFS: Partial<Record<ElementKey, string>> = {
  ipAddress: proof(
    'server/src/accounts/session-data.test.ts',
    'a session stores neither the address nor the browser it came from',
  ),
  cookies: proof(
    'server/src/browser-storage.test.ts',
    'everything stored in a browser is on the list that the privacy page shows',
  ),
  birthDate: proof(
    'server/src/accounts/routes.test.ts',
    'sign-up checks it by itself, and nothing of a child is kept',
  ),
  classAttendance: proof(
    'server/src/classes/played-games.test.ts',
    'shows its host who is there and who is absent, by name',
  ),
  studentEmail: proof(
    'server/src/classes/cards.test.ts',
    'is a name to us and nothing else; no address is shown',
  ),
  localId: proof(
    'server/src/rosters/routes.test.ts',
    'keeps of a student the given name and no more, not even the ids of the school',
  ),
}

/** A row for each element that the agreement's schedule asks for. */
export const scheduleTable = (): string =>
  ['| category | element | collected | where | note | proof |', '|---|---|---|---|---|---|']
    .concat(ELEMENT_KEYS.filter((key) => DATA_ELEMENTS[key].category !== null).map(rowOf))
    .join('\n')

function rowOf(key: ElementKey): string {
  const { category, name, note = '', elsewhere }: DataElement = DATA_ELEMENTS[key]
  const tables = tablesWith(key).map((table) => `\`${sqlName(table)}\``)
  const where = elsewhere ?? tables.join(', ')
  const found = OWN_PROOFS[key] ?? (where === '' ? NOT_COLLECTED : IN_MAP)
  const collected = where === '' ? 'no' : 'yes'
  return `| ${[category, name, collected, where, note, found].join(' | ')} |`
}
