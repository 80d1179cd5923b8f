import { GAMING_INDUSTRY } from '@pathquest/core'
import type { ContentFile } from '../files'
import { CareerFile, StatePayFile } from '../schema'
import { type Block, figuresFor, figuresForNew, sharedGroups } from './block-figures'
import { draftsFor, isPublished } from './drafts'
import type { Figures } from './figures'
import { statePayFiles } from './state-pay'
import { statePayChanges } from './state-pay-changes'

export interface Refresh {
  /** Files that would read differently. */
  files: ContentFile[]
  /** `ca_nurse: salaryMedian 93600 -> 95000` */
  changes: string[]
  /** Occupations that no career is about and that were not added: their cluster is not known. */
  unplaced: string[]
  /** Careers whose occupation the release does not have; they stay. */
  gone: string[]
}

/**
 * Puts the figures into the blocks of careers, and blocks for new occupations beside them. Texts,
 * and what a table lacks, stay.
 */
export function refreshCareers(content: readonly ContentFile[], figures: Figures): Refresh {
  const before = content
    .filter(({ name }) => name.startsWith('careers/'))
    .map(({ name, text }) => ({ name, blocks: JSON.parse(text) as Block[] }))
  const all = before.flatMap(({ blocks }) => blocks)
  const { drafts, unplaced } = draftsFor(all, figures)
  const shared = sharedGroups([...all, ...drafts])
  const changes: string[] = []

  const after = before.map(({ name, blocks }) => {
    const industry = blocks[0]?.industry
    const isGaming = industry === GAMING_INDUSTRY
    const added = drafts.filter((draft) => !isGaming && draft.industry === industry)
    const refreshed = [
      ...blocks.map((block) => {
        const changed = { ...block, ...figuresFor(block, figures) } as Block
        changes.push(...differences(block, changed))
        return changed
      }),
      ...added.map((draft) => {
        changes.push(`${draft.id}: new, needs our texts (${draft.draft.occupation})`)
        return { ...draft, ...figuresForNew(draft, figures, shared) } as Block
      }),
    ].sort((a, b) => (a.id < b.id ? -1 : 1))
    // What would be refused at the next start is refused here.
    CareerFile.parse(refreshed)
    return { name, blocks: refreshed }
  })
  const published = after.map(({ name, blocks }) => ({
    name,
    blocks: blocks.filter(isPublished),
  }))
  const statePay = figures.statePay ? statePayFiles(published, figures.statePay) : []
  for (const { text } of statePay) StatePayFile.parse(JSON.parse(text))
  changes.push(...statePayChanges(content, statePay))
  const { occupations } = figures
  return {
    files: [
      ...after.map(({ name, blocks }) => ({ name, text: `${JSON.stringify(blocks, null, 2)}\n` })),
      ...statePay,
    ].filter(({ name, text }) => !isSame(content, name, text)),
    changes,
    unplaced,
    gone: occupations
      ? all
          .filter(({ onetSocCode }) => !occupations.has(onetSocCode))
          .map(({ id, onetSocCode }) => `${id} (${onetSocCode})`)
      : [],
  }
}

const isSame = (content: readonly ContentFile[], name: string, text: string): boolean => {
  const before = content.find((file) => file.name === name)
  return before !== undefined && JSON.stringify(JSON.parse(before.text)) === compact(text)
}
const compact = (text: string): string => JSON.stringify(JSON.parse(text))

function differences(before: Block, after: Block): string[] {
  return (Object.keys(after) as (keyof Block)[]).flatMap((key) => {
    const [from, to] = [before[key], after[key]].map((one) => JSON.stringify(one))
    return from === to ? [] : `${before.id}: ${key} ${from} -> ${to}`
  })
}
