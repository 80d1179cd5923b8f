// `npm run careers:import -- DIR`: refreshes the figures of careers in server/content from a folder
// with an O*NET text release and tables of the BLS; server/content/README.md lists the files that
// are read. New occupations are added as careers that need our texts. Shows what would change;
// `--write` changes it, and notes the sets that are generated anew. Texts stay, and so does what a
// table lacks.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readContentFiles } from '../../server/src/content/files'
import { figuresOf } from '../../server/src/content/import/figures'
import { refreshCareers } from '../../server/src/content/import/refresh'
import { readTables } from '../../server/src/content/import/tables'
import { contentFolder, writeGeneratedNote } from './generated-note'

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
const { files, changes, unplaced, gone } = refreshCareers(readContentFiles(), figuresOf(tables))
for (const change of changes) console.log(change)
for (const one of unplaced) console.log(`not added, no career is like it: ${one}`)
for (const one of gone) console.log(`not in this release, stays as it is: ${one}`)
console.log(`${changes.length} changes in ${files.length} files`)
if (words.includes('--write')) {
  const content = contentFolder()
  for (const { name, text } of files) {
    mkdirSync(dirname(join(content, name)), { recursive: true })
    writeFileSync(join(content, name), text)
  }
  // Lines as before: the difference shows what changed and nothing else.
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'format', '--write', content], { stdio: 'inherit' })
  writeGeneratedNote()
  console.log('Written. See what changed: git diff --stat server/content')
} else if (changes.length > 0) console.log('Nothing is written yet: --write does it.')
