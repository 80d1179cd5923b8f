// Choices and limits of schools. No zod here.

/** What an account of a teacher is at its school. */
export const SCHOOL_ROLES = ['teacher', 'counsellor', 'school_admin'] as const
export type SchoolRole = (typeof SCHOOL_ROLES)[number]

export const SCHOOL_NAME_MAX = 80
export const SCHOOL_CITY_MAX = 60
export const SCHOOL_STATE_MAX = 40
/** A link for a colleague. */
export const SCHOOL_INVITE_MS = 7 * 24 * 60 * 60_000
/** Links of one school that nobody has used yet; the oldest ends when there is one more. */
export const SCHOOL_INVITES_MAX = 50
export const SCHOOL_SEARCH_MAX = 60
/** People and entries of a list at once. */
export const SCHOOL_PAGE_SIZE = 50
/** Entries of the audit log in one file; the page narrows them by person and time. */
export const AUDIT_FILE_MAX = 20_000
/** How long an entry of the audit log is kept. */
export const AUDIT_KEPT_MS = 365 * 24 * 60 * 60_000

/** What the audit log of a school records. */
export const AUDIT_ACTIONS = [
  'school_made',
  'school_confirmed',
  'invited',
  'joined',
  'left',
  'removed',
  'made_teacher',
  'made_counsellor',
  'made_school_admin',
  'blocked',
  'unblocked',
  'exported',
  'deletion_requested',
  'memberships_ended',
  'class_taken',
  'class_given',
  'interests_read',
  'plan_read',
  'audit_exported',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
