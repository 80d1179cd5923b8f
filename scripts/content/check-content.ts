// `npm run content:check -- --json`: counts, reading grades, duplicates, giveaways, figures and
// dead references of our careers, question sets and pathkeys. `--show` lists what is wrong,
// `--data DIR` compares each figure with the occupations.csv of that folder.
import { parseWritten, readContentFiles } from '../../server/src/content/files'
import { checkContent } from '../../server/test/content-check/check-content'
import { toChecked } from '../../server/test/content-check/checked-content'
import { dataErrors } from '../../server/test/content-check/data-errors'
import { readArgs, report } from '../harness/figures'

const { json, show, data } = readArgs({ json: false, show: false, data: '' })
const content = toChecked(parseWritten(readContentFiles()))
const { figures, faults } = checkContent(content)
if (data !== '') {
  faults.figureErrors.push(...dataErrors(content, data))
  figures.figureErrors = faults.figureErrors.length
}
if (show) {
  for (const [name, all] of Object.entries(faults)) {
    for (const one of all) console.error(`${name}: ${one}`)
  }
}
report(figures, Object.fromEntries(Object.keys(faults).map((name) => [name, 0])), json)
