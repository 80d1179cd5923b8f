import type { LaunchGroup } from '../../db/schema/json'

const MOST_GROUPS = 50
const LONGEST_ID = 255
const LONGEST_NAME = 100
/** Parameters of `custom` that a platform fills in, the first that says something counts. */
const PARAMETERS: readonly (readonly [ids: string, names: string])[] = [
  ['groups', 'group_names'],
  ['sections', 'section_names'],
]

/**
 * The groups that `custom` names, by a platform's own variable (docs/lms.md lists them): ids apart
 * by commas, or a JSON array. A variable that came back as it was written says nothing; one that
 * came back empty says that this person is in no group.
 */
export function ownGroups(custom: Record<string, string>): LaunchGroup[] | null {
  for (const [ids, names] of PARAMETERS) {
    const value = custom[ids]
    if (value === undefined || isVariable(value)) continue
    const named = listOf(custom[names] ?? '')
    const groups = listOf(value).map((id, at) => ({
      id: id.slice(0, LONGEST_ID),
      name: (named[at] ?? id).slice(0, LONGEST_NAME),
    }))
    const once = new Map(groups.map((group) => [group.id, group]))
    return [...once.values()].slice(0, MOST_GROUPS)
  }
  return null
}

const isVariable = (value: string): boolean => /^\s*\$[A-Za-z]/.test(value)

/** Texts and numbers of a JSON array, else what stands between commas. */
function listOf(value: string): string[] {
  if (isVariable(value)) return []
  const parts = arrayIn(value) ?? value.split(',')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function arrayIn(value: string): string[] | undefined {
  if (!value.trim().startsWith('[')) return undefined
  try {
    const read: unknown = JSON.parse(value)
    if (!Array.isArray(read)) return undefined
    return read.filter((one) => /string|number/.test(typeof one)).map(String)
  } catch {
    // Brackets that are no JSON: read as they stand.
    return undefined
  }
}
