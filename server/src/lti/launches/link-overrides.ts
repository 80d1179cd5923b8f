import type { LtiDueFrom } from '@pathquest/core'
import { type LtiContent, LtiOverrides } from '@pathquest/core/contracts'
import type { Row } from '../../db/db'

type StoredLink = Row<'ltiLinks'>

/** The activity as it counts: what its launch named, with what a teacher set on its page. */
export function asItCounts(link: StoredLink): StoredLink {
  const read = LtiOverrides.safeParse(link.overrides)
  // In a form of another version: as if nothing were set.
  if (!read.success) return { ...link, overrides: null }
  const { version: _, dueAt: __, ...settings } = read.data
  return {
    ...link,
    content: link.content && { ...link.content, ...settings },
    overrides: read.data,
  }
}

/** What differs from what the launch named: a later launch changes the rest. */
export function overridesOf(
  named: LtiContent,
  wanted: Pick<LtiContent, OverriddenName>,
  dueAt: number | null | undefined,
): LtiOverrides | null {
  const differing = OVERRIDDEN.filter(
    (name) => JSON.stringify(named[name]) !== JSON.stringify(wanted[name]),
  )
  const isDueSet = dueAt !== undefined && (dueAt !== null || named.dueAt !== null)
  if (differing.length === 0 && !isDueSet) return null
  // Settings belong to their mode.
  const names = differing.includes('gameMode') ? [...differing, 'modeSettings' as const] : differing
  return LtiOverrides.parse({
    version: 1,
    ...Object.fromEntries(names.map((name) => [name, wanted[name]])),
    ...(isDueSet ? { dueAt } : {}),
  })
}

/** Where a launch names something new, that was chosen later than what was set on the page. */
export function retainOverrides(
  { content: before, overrides }: Pick<StoredLink, 'content' | 'overrides'>,
  content: LtiContent,
): LtiOverrides | null {
  if (!overrides || before?.kind !== content.kind || before.contentId !== content.contentId) {
    return null
  }
  const isSame = (name: OverriddenName) =>
    // What was stored before there were dates has none.
    JSON.stringify(before[name] ?? null) === JSON.stringify(content[name] ?? null)
  const kept: LtiOverrides = { ...overrides }
  for (const name of OVERRIDDEN) if (!isSame(name)) delete kept[name]
  if (!isSame('gameMode')) delete kept.modeSettings
  // A date that the LMS tells is no part of the content.
  if ((before.dueAt ?? null) !== content.dueAt) delete kept.dueAt
  return Object.keys(kept).length > 1 ? kept : null
}

const OVERRIDDEN = [
  'gameMode',
  'modeSettings',
  'points',
  'attempts',
  'attemptsAllowed',
  'afterDue',
  'startsAt',
] as const
type OverriddenName = (typeof OVERRIDDEN)[number]

interface DueDate {
  /** Milliseconds since 1970. */
  at: number
  from: LtiDueFrom
}

/** Undefined, of the teacher: nothing is set; null: there shall be none. */
type Candidates = Record<Exclude<LtiDueFrom, 'teacher'>, number | null> & {
  teacher: number | null | undefined
}

/**
 * The date that counts: what the LMS says at the launch (it may give each student another), else
 * what the teacher set on the activity's page, else what was chosen with the content.
 */
export function dueDate(candidates: Candidates): DueDate | null {
  const { lms, teacher, content } = candidates
  if (lms !== null) return { at: lms, from: 'lms' }
  if (teacher !== undefined) return teacher === null ? null : { at: teacher, from: 'teacher' }
  return content === null ? null : { at: content, from: 'content' }
}

/** An activity with the dates that it was given here. */
interface DatedLink {
  content: LtiContent | null
  overrides?: { dueAt?: number | null | undefined } | null
}

/** `told`: a launch, or the link as of its last one. */
export const dueDateOf = (
  told: { dueAt: number | null },
  link: DatedLink | undefined,
): DueDate | null =>
  dueDate({
    lms: told.dueAt,
    teacher: link?.overrides?.dueAt,
    content: link?.content?.dueAt ?? null,
  })

export function isPastDue(told: { dueAt: number | null }, link: DatedLink, now: number): boolean {
  const due = dueDateOf(told, link)
  return due !== null && now > due.at
}
