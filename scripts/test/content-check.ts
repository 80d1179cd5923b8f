// `npm run content:check -- --json`: counts, reading grades, duplicates, giveaways, figures and
// dead references of our careers, question sets and pathkeys. `--show` lists what is wrong.
import { parseWritten, readContentFiles } from '../../server/src/content/files'
import { checkContent } from '../../server/test/content-check/check-content'
import { toChecked } from '../../server/test/content-check/checked-content'
import { readArgs, report } from '../harness/figures'

const { json, show } = readArgs({ json: false, show: false })
const { figures, faults } = checkContent(toChecked(parseWritten(readContentFiles())))
if (show) {
  for (const [name, all] of Object.entries(faults)) {
    for (const one of all) console.error(`${name}: ${one}`)
  }
}
report(figures, Object.fromEntries(Object.keys(faults).map((name) => [name, 0])), json)
