import * as z from 'zod'

/** Why a row of a roster's file is left out. */
export const ROSTER_FAULTS = [
  'no_id',
  'twice',
  'no_name',
  'name_too_long',
  'name_not_allowed',
  'name_not_suitable',
  'unknown_user',
  'unknown_class',
  'class_full',
] as const

export const RosterRow = z.object({
  file: z.enum(['users.csv', 'classes.csv', 'enrollments.csv']),
  line: z.number(),
  fault: z.enum(ROSTER_FAULTS),
})
export type RosterRow = z.infer<typeof RosterRow>

/** What a roster would change, before it does. */
export const RosterPreview = z.object({
  classes: z.object({ added: z.number(), changed: z.number(), same: z.number() }),
  students: z.object({ added: z.number(), renamed: z.number(), same: z.number() }),
  /** Memberships of students who are known already. */
  joins: z.number(),
  /** Students of the file who are in none of its classes: no account is made for them. */
  withoutClass: z.number(),
  /** Names of new classes; a hundred at most, as of each list here. */
  newClasses: z.array(z.object({ name: z.string(), students: z.number() })),
  /** Who is in a class of the file no more; `isLast`: the account is deleted, there is no other. */
  leaves: z.array(z.object({ name: z.string(), className: z.string(), isLast: z.boolean() })),
  leavesTotal: z.number(),
  badRows: z.array(RosterRow),
  badRowsTotal: z.number(),
  /** Of all kinds, without who leaves; 0: the file says what is here already. */
  changes: z.number(),
})
export type RosterPreview = z.infer<typeof RosterPreview>

/**
 * POST /api/rosters (teacher; the bytes of a zip with the CSV files of OneRoster 1.2) -> RosterState:
 * `ready`, nothing is changed. Errors `import_…`, `roster_…`; 409 `roster_running`.
 * GET /api/rosters: the one of the caller. POST /api/rosters/{id}/apply: it is `running`, then `done`;
 * 404 `roster_not_found`. DELETE /api/rosters/{id} drops one that is not running.
 */
export const RosterState = z.object({
  roster: z
    .object({
      id: z.string(),
      status: z.enum(['ready', 'running', 'done']),
      /** Steps done, of `total`. */
      done: z.number(),
      total: z.number(),
      /** Students who found no room, or whose class was deleted meanwhile. */
      skipped: z.number(),
      /** Once it is done without names. */
      preview: RosterPreview,
    })
    .nullable(),
})
export type RosterState = z.infer<typeof RosterState>

export const ApplyRoster = z.strictObject({
  /** Whether those who are in the file no more leave their classes. */
  leave: z.boolean(),
})
export type ApplyRoster = z.input<typeof ApplyRoster>
