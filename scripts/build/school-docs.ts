// What a school asks before it signs: the parts of docs/school that come from the code.
// `npm run docs:school` writes them; a test fails where the files differ.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at } from '../start/paths.mjs'
import { accessibilityPage, accessibilityYaml } from './school-docs/accessibility/report'
import { audienceTable, retentionTable, tableSections } from './school-docs/data-map'
import { mindsetTable } from './school-docs/mindset-table'
import { scheduleTable } from './school-docs/schedule-of-data'

/** The folder of the documents. */
export const schoolFolder = at('docs/school')

/** What a document has between the marks of a name; its other lines are written by hand. */
const PARTS: Record<string, Record<string, () => string>> = {
  'accessibility.md': { report: accessibilityPage },
  'career-plans.md': { mindsets: mindsetTable },
  'data-map.md': { audiences: audienceTable, tables: tableSections },
  'ndpa-exhibits.md': { schedule: scheduleTable },
  'retention.md': { retention: retentionTable },
}

/** Every document with generated parts, as it has to be. */
export const makeSchoolDocs = (): Map<string, string> =>
  new Map([
    ...Object.entries(PARTS).map(([file, parts]) => [file, filledIn(file, parts)] as const),
    ['accessibility.yaml', accessibilityYaml()],
  ])

const filledIn = (file: string, parts: Record<string, () => string>): string =>
  Object.entries(parts).reduce(
    (text, [name, make]) => between(text, name, make(), file),
    readFileSync(join(schoolFolder, file), 'utf8'),
  )

function between(text: string, name: string, content: string, file: string): string {
  const [begin, end] = [`<!-- generated: ${name} -->`, `<!-- end of ${name} -->`]
  const [before = '', rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`${file} lacks the marks of ${name}`)
  return [before, begin, '\n\n', content, '\n\n', end, after].join('')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [file, text] of makeSchoolDocs()) writeFileSync(join(schoolFolder, file), text)
