import type { z } from 'zod'
import type { ContentFile } from '../files'
import { CareerFile } from '../schema'
import type { Figures } from './figures'

type Block = z.input<typeof CareerFile>[number]

export interface Refresh {
  /** Files that would read differently. */
  files: ContentFile[]
  /** `ca_nurse: salaryMedian 93600 -> 95000` */
  changes: string[]
  /** Occupations that no career is about: their texts have to be written. */
  unwritten: string[]
}

/** Puts the figures into the blocks of careers; texts, and what a table lacks, stay. */
export function refreshCareers(files: readonly ContentFile[], figures: Figures): Refresh {
  const changes: string[] = []
  const written = new Set<string>()
  const refreshed = files.map(({ name, text }) => {
    const blocks = JSON.parse(text) as Block[]
    const after = blocks.map((block) => {
      written.add(block.onetSocCode)
      const changed = { ...block, ...figuresFor(block, figures) }
      for (const key of Object.keys(changed) as (keyof Block)[]) {
        const [from, to] = [block[key], changed[key]].map((one) => JSON.stringify(one))
        if (from !== to) changes.push(`${block.id}: ${key} ${from} -> ${to}`)
      }
      return changed
    })
    const isSame = JSON.stringify(after) === JSON.stringify(blocks)
    // What would be refused at the next start is refused here.
    CareerFile.parse(after)
    return isSame ? null : { name, text: `${JSON.stringify(after, null, 2)}\n` }
  })
  const unwritten = [...(figures.occupations ?? [])]
    .filter(([code, title]) => !written.has(code) && !title.includes('All Other'))
    .map(([code, title]) => `${code} ${title}`)
  return { files: refreshed.filter((file) => file !== null), changes, unwritten }
}

function figuresFor(block: Block, { pay, projections, interests }: Figures): Partial<Block> {
  const wages = isShownWithoutPay(block) ? undefined : ofGroup(pay, block.onetSocCode)
  const scores = interests?.get(block.onetSocCode)
  const { isMedianTopCoded, ...amounts } = wages ?? {}
  return {
    ...amounts,
    ...(wages && (isMedianTopCoded || block.isMedianTopCoded)
      ? { isMedianTopCoded: isMedianTopCoded || undefined }
      : {}),
    ...ofGroup(projections, block.onetSocCode),
    ...(scores && { interests: scores as Block['interests'] }),
  }
}

/** Esports players and streamers: the wider group's pay would be mistaken for theirs. */
const isShownWithoutPay = (block: Block): boolean =>
  block.figuresGroup !== null && block.salaryMin === null && block.salaryMedian === null

/** Figures of the occupation's own group, else of the broader one: 13-1023, 13-1020. */
function ofGroup<Found>(table: ReadonlyMap<string, Found> | null, code: string): Found | undefined {
  const detailed = code.slice(0, 7)
  return table?.get(detailed) ?? table?.get(`${detailed.slice(0, 6)}0`)
}
