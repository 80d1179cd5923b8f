// `npm run content:check -- --json`: counts, reading grades, duplicates, giveaways, figures and
// dead references of our careers, question sets and pathkeys. `--show` lists what is wrong and what
// is still to be written, `--data DIR` compares each figure with the occupations.csv of that folder.
import { parseWritten, readContentFiles } from '../../server/src/content/files'
import { checkContent } from '../../server/test/content-check/check-content'
import { toChecked } from '../../server/test/content-check/checked-content'
import { dataErrors } from '../../server/test/content-check/data-errors'
import { missingTexts } from '../../server/test/content-check/missing-texts'
import { readArgs, report } from '../harness/figures'

const { json, show, data } = readArgs({ json: false, show: false, data: '' })
const written = parseWritten(readContentFiles())
const content = toChecked(written)
const { figures, faults } = checkContent(content)
if (data !== '') {
  faults.figureErrors.push(...dataErrors(content, data))
  figures.figureErrors = faults.figureErrors.length
}
figures.careerDrafts = written.drafts.length
if (show) {
  for (const one of missingTexts(written.drafts)) console.error(`needs our text: ${one}`)
  for (const [name, all] of Object.entries(faults)) {
    for (const one of all) console.error(`${name}: ${one}`)
  }
}
report(figures, Object.fromEntries(Object.keys(faults).map((name) => [name, 0])), json)
