// `npm run drill:names -- --json`: how many of 1,400 abusive names the filter stops (`recall`), and how
// many of 4,600 names of people (`refusedReal`); of both, how many wait for the host. `heldOut…`: the
// same for held-out lists, which are never used to tune the filter.

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
  // Tuning the filter with these lists requires a new held-out list.
  ...(show ? { missed: missed.join('; '), refused: refused.join('; ') } : {}),
}
report(figures, { missedShare: 0.05, refusedReal: 0.01 }, json)
