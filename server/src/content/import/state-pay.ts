import { type StatePay, TOP_CODED } from '@pathquest/core'
import type { ContentFile } from '../files'
import type { CareerBlock, StatePayBlock } from '../schema'
import { type StateCode, stateNamed } from '../states'
import { ofGroup } from './groups'
import { numberIn, type Row } from './tables'

/** By the code of the group; cells with `*` or `**` are not known, `#` is top-coded. */
export function statePayOf(rows: readonly Row[], year: number): Map<string, StatePay> {
  const found = new Map<string, Partial<Record<StateCode, number | typeof TOP_CODED>>>()
  for (const row of rows) {
    const state = stateNamed(row.AREA_TITLE ?? '')
    const pay = row.A_MEDIAN === '#' ? TOP_CODED : numberIn(row.A_MEDIAN)
    if (!state || pay === null) continue
    const code = row.OCC_CODE ?? ''
    found.set(code, { ...found.get(code), [state]: pay })
  }
  return new Map([...found].map(([code, median]) => [code, { year, median: sorted(median) }]))
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/** A file of pay by state beside each file of careers: of those whose national pay is shown. */
export function statePayFiles(
  careerFiles: readonly { name: string; blocks: readonly CareerBlock[] }[],
  statePay: ReadonlyMap<string, StatePay> | null,
): ContentFile[] {
  return careerFiles.flatMap(({ name, blocks }) => {
    const own = blocks.flatMap((block) => {
      const { id, onetSocCode, figuresGroup, salaryMedian, isMedianTopCoded } = block
      const pay = ofGroup(statePay, onetSocCode)
      const isShown = salaryMedian !== null || isMedianTopCoded
      // A wider group is told as one, for the nation and for its states.
      const isTold = !pay?.isWider || figuresGroup !== null
      return pay && isShown && isTold ? ({ careerId: id, ...pay.found } as StatePayBlock) : []
    })
    const text = `${JSON.stringify(own, null, 2)}\n`
    return own.length === 0 ? [] : { name: name.replace(/^careers/, 'state-pay'), text }
  })
}
