import type { LtiContent, LtiDueFrom } from '@pathquest/core'

export interface DueDate {
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
export interface DatedLink {
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
