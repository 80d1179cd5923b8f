import { GROUPS_SCOPE } from '../services/scopes'
import type { PlatformConfiguration } from './platform-configuration'

/** Canvas tells of groups by the sections of whoever launches. */
export const SECTIONS = {
  sections: '$Canvas.course.sectionIds',
  section_names: '$com.instructure.User.sectionNames',
} as const
/** Moodle tells the ids of a person's groups, and no names. */
export const MOODLE_GROUPS = { groups: '$Moodle.Person.userGroupIds' } as const

/** What platforms have for the groups of a person, as `custom` asks for it. */
const KNOWN: readonly Readonly<Record<string, string>>[] = [
  MOODLE_GROUPS,
  SECTIONS,
  { groups: '$CourseGroup.id', group_names: '$CourseGroup.name' },
]

/**
 * Custom parameters for groups that this platform fills in by its own account: none where it has
 * the course groups service, which says more, or lists no such variable.
 */
export function groupParameters(platform: PlatformConfiguration): Record<string, string> {
  if (platform.scopes?.includes(GROUPS_SCOPE)) return {}
  const listed = new Set(platform.variables?.map((name) => `$${name.replace(/^\$/, '')}`))
  for (const parameters of KNOWN) {
    const filledIn = Object.entries(parameters).filter(([, variable]) => listed.has(variable))
    if (filledIn.some(([name]) => !name.endsWith('_names'))) return Object.fromEntries(filledIn)
  }
  return {}
}
