// `npm run drill:names -- --json`: how many of 1,400 abusive names the filter stops (`recall`), and how
// many of 4,600 names of people (`refusedReal`); of both, how many wait for the host. `heldOut…`: the
// same of lists that the filter is never mended by, as a foreign list would find it.

import { measureFilter } from '../../server/test/names/measured'
import { readArgs, report, rounded } from '../harness/figures'

const { json, show } = readArgs({ json: false, show: false })
const { recall, refusedReal, unsureAbusive, unsureReal, missed, refused, ...heldOut } =
  measureFilter()
const figures = {
  recall: rounded(recall, 3),
  refusedReal: rounded(refusedReal, 4),
  missedShare: rounded(1 - recall, 3),
  unsureAbusive: rounded(unsureAbusive, 3),
  unsureReal: rounded(unsureReal, 4),
  heldOutRecall: rounded(heldOut.heldOutRecall, 3),
  heldOutRefusedReal: rounded(heldOut.heldOutRefusedReal, 4),
  // Whoever reads them and then mends the filter needs a new list.
  ...(show ? { missed: missed.join('; '), refused: refused.join('; ') } : {}),
}
report(figures, { missedShare: 0.05, refusedReal: 0.01 }, json)
