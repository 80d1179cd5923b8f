import { GAMING_INDUSTRY } from '@pathquest/core'
import type { CareerBlock, DraftBlock } from '../schema'
import type { Figures } from './figures'
import { ofGroup } from './groups'

export type Block = CareerBlock | DraftBlock
type BlockFigures = Partial<Omit<CareerBlock, 'isMedianTopCoded'>> & {
  isMedianTopCoded?: true | undefined
}

export function figuresFor(block: Block, { pay, projections, interests }: Figures): BlockFigures {
  const wages = isShownWithoutPay(block) ? null : ofGroup(pay, block.onetSocCode)
  const growth = ofGroup(projections, block.onetSocCode)
  const scores = interests?.get(block.onetSocCode)
  const { title: group, isMedianTopCoded, ...amounts } = wages?.found ?? {}
  const { education: _, ...jobs } = growth?.found ?? {}
  return {
    ...amounts,
    ...(wages && (isMedianTopCoded || block.isMedianTopCoded)
      ? { isMedianTopCoded: isMedianTopCoded || undefined }
      : {}),
    ...jobs,
    ...(scores && { interests: scores as CareerBlock['interests'] }),
    ...(wages?.isWider && block.figuresGroup === null && { figuresGroup: group }),
  }
}

/** With what an existing career has in words of ours: its education, and whose figures it shows. */
export function figuresForNew(
  draft: DraftBlock,
  figures: Figures,
  shared: ReadonlySet<string>,
): BlockFigures {
  const education = ofGroup(figures.projections, draft.onetSocCode)?.found.education
  const group = ofGroup(figures.pay, draft.onetSocCode)?.found.title
  return {
    ...(shared.has(draft.onetSocCode.slice(0, 7)) && group && { figuresGroup: group }),
    ...(education && { educationLevel: [education] }),
    ...figuresFor(draft, figures),
  }
}

/** Groups with figures for more than one occupation. */
export function sharedGroups(blocks: readonly Block[]): ReadonlySet<string> {
  const codes = [...new Set(blocks.map(({ onetSocCode }) => onetSocCode))]
  const groups = codes.map((code) => code.slice(0, 7))
  return new Set(groups.filter((group, at) => groups.indexOf(group) !== at))
}

/** Esports players and streamers: the wider group's pay would be mistaken for theirs. */
const isShownWithoutPay = ({ industry, salaryMin, salaryMedian }: Block): boolean =>
  industry === GAMING_INDUSTRY && salaryMin === null && salaryMedian === null
