// `npm run drill:names -- --json`: how many of 300 abusive names the filter stops (`recall`), and how
// many of 2,000 names of people (`refusedReal`). It was made from neither list.

import { measureFilter } from '../../server/src/testing/names/measured'
import { readArgs, report, rounded } from '../harness/figures'

const { json, show } = readArgs({ json: false, show: false })
const { recall, refusedReal, missed, refused } = measureFilter()
const figures = {
  recall: rounded(recall, 3),
  refusedReal: rounded(refusedReal, 4),
  missedShare: rounded(1 - recall, 3),
  // Whoever reads them and then mends the filter needs a new list.
  ...(show ? { missed: missed.join('; '), refused: refused.join('; ') } : {}),
}
report(figures, { missedShare: 0.1, refusedReal: 0.01 }, json)
