// `npm run careers:import -- DIR`: refreshes the figures of careers in server/content/careers from a
// folder with an O*NET text release (Occupation Data.txt, Interests.txt) and tables of the BLS
// (national_M2024_dl.xlsx, occupation.xlsx). Shows what would change; `--write` changes it. Texts
// stay, and so does what a table lacks. Occupations without a career are listed.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContentFiles } from '../../server/src/content/files'
import { figuresOf } from '../../server/src/content/import/figures'
import { refreshCareers } from '../../server/src/content/import/refresh'
import { readTables } from '../../server/src/content/import/tables'
import { programFolder } from '../../server/src/runtime/program-folder'

const words = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith('--'))
if (!folder) {
  console.error('Name the folder with the tables: npm run careers:import -- DIR [--write]')
  process.exit(1)
}
const tables = await readTables(folder)
for (const [name, rows] of Object.entries(tables.rows)) {
  console.log(rows ? `${name}: ${rows.length} rows` : `${name}: not there, its figures stay`)
}
const careers = readContentFiles().filter(({ name }) => name.startsWith('careers/'))
const { files, changes, unwritten } = refreshCareers(careers, figuresOf(tables))
for (const change of changes) console.log(change)
for (const one of unwritten) console.log(`no career yet: ${one}`)
console.log(`${changes.length} changes in ${files.length} files`)
if (words.includes('--write')) {
  const content = programFolder('content', 'pathkeys.json')
  for (const { name, text } of files) writeFileSync(join(content, name), text)
  console.log('Written. `npx biome format --write server/content` sets the lines as before.')
} else if (changes.length > 0) console.log('Nothing is written yet: --write does it.')
