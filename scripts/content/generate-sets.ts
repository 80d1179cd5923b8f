// `npm run content:generate`: notes in server/content/generated-sets.json how many sets and
// questions are generated from the careers, and their hash: a start then knows that they changed.
// `--folder DIR` also writes them there, to be read: a file for each career cluster.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateFor, parseWritten, readContentFiles } from '../../server/src/content/files'
import { noteOf } from '../../server/src/content/generator/note'
import { programFolder } from '../../server/src/runtime/program-folder'
import { readArgs } from '../harness/figures'

const { folder } = readArgs({ folder: '' })
const written = parseWritten(readContentFiles())
const { sets } = generateFor(written)
const note = noteOf(sets)
writeFileSync(
  join(programFolder('content', 'pathkeys.json'), 'generated-sets.json'),
  `${JSON.stringify(note, null, 2)}\n`,
)
console.log(`${note.sets} sets with ${note.questions} questions`)

if (folder !== '') {
  const clusterOf = new Map(written.careers.map(({ id, industry }) => [id, industry]))
  mkdirSync(folder, { recursive: true })
  for (const cluster of new Set(clusterOf.values())) {
    const inCluster = sets.filter(({ careerId }) => clusterOf.get(careerId ?? '') === cluster)
    const name = cluster
      .toLowerCase()
      .replace('&', 'and')
      .replace(/[^a-z0-9]+/g, '-')
    if (inCluster.length === 0) continue
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(inCluster, null, 2)}\n`)
  }
}
