import type { DraftBlock } from '../../src/content/schema'

/** What is empty in a draft and has to be written before it can be published. */
const OURS = [
  'title',
  'otherTitles',
  'description',
  'known',
  'tasks',
  'workEnvironment',
  'relatedCareers',
] as const satisfies readonly (keyof DraftBlock)[]

/** `ca_moon-nurse (Moon Nurses): write title, tasks`, for each draft. */
export const missingTexts = (drafts: readonly DraftBlock[]): string[] =>
  drafts.map((draft) => {
    const missing = OURS.filter((field) => isEmpty(draft[field]))
    const todo = missing.length > 0 ? `write ${missing.join(', ')}` : 'delete “draft” to publish it'
    return `${draft.id} (${draft.draft.occupation}): ${todo}`
  })

const isEmpty = (value: DraftBlock[(typeof OURS)[number]]): boolean =>
  value === null || (typeof value !== 'number' && value.length === 0)
