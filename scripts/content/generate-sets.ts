// `npm run content:generate`: notes in server/content/generated-sets.json how many sets and
// questions are generated from the careers, and their hash: a start then knows that they changed.
// `--folder DIR` also writes them there, to be read: a file for each career cluster.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArgs } from '../harness/figures'
import { writeGeneratedNote } from './generated-note'

const { folder } = readArgs({ folder: '' })
const { written, sets } = writeGeneratedNote()

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
