import type { ContentFile } from '../files'
import type { StatePayBlock } from '../schema'

/** How many figures of states each file would gain, lose and change. */
export function statePayChanges(
  content: readonly ContentFile[],
  after: readonly ContentFile[],
): string[] {
  return after.flatMap(({ name, text }) => {
    const before = figuresIn(content.find((file) => file.name === name)?.text ?? '[]')
    const now = figuresIn(text)
    const added = [...now.keys()].filter((key) => !before.has(key)).length
    const gone = [...before.keys()].filter((key) => !now.has(key)).length
    const changed = [...now].filter(([key, pay]) => before.has(key) && before.get(key) !== pay)
    if (added + gone + changed.length === 0) return []
    return `${name}: ${added} figures of states more, ${gone} fewer, ${changed.length} changed`
  })
}

/** By year, career and state. */
const figuresIn = (text: string): Map<string, unknown> =>
  new Map(
    (JSON.parse(text) as StatePayBlock[]).flatMap(({ careerId, year, median }) =>
      Object.entries(median).map(([state, pay]) => [`${year} ${careerId} ${state}`, pay] as const),
    ),
  )
