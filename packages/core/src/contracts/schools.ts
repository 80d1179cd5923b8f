import * as z from 'zod'
import { INTERESTS } from '../interests/interests'
import {
  AUDIT_ACTIONS,
  SCHOOL_CITY_MAX,
  SCHOOL_NAME_MAX,
  SCHOOL_ROLES,
  SCHOOL_SEARCH_MAX,
  SCHOOL_STATE_MAX,
} from '../schools/school-choices'
import { isVisible } from '../visible-text'

const Role = z.enum(SCHOOL_ROLES)
const ProfileId = z.string().max(80)
const Page = z.coerce.number().int().min(1).max(10_000).default(1)
const Search = z.string().trim().max(SCHOOL_SEARCH_MAX).default('')

/**
 * POST /api/school (teacher) -> MySchool, 201: the caller becomes its administrator; it grants
 * nothing until an administrator of the site confirms it. 409 `school_already`.
 */
export const MakeSchool = z.strictObject({
  name: z.string().trim().max(SCHOOL_NAME_MAX).refine(isVisible),
  city: z.string().trim().max(SCHOOL_CITY_MAX).default(''),
  state: z.string().trim().max(SCHOOL_STATE_MAX).default(''),
})
export type MakeSchool = z.input<typeof MakeSchool>

export const School = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty: not said. */
  city: z.string(),
  state: z.string(),
  isConfirmed: z.boolean(),
})
export type School = z.infer<typeof School>

/** GET /api/school (teacher): where the caller works; null: at none. */
export const MySchool = z.object({
  school: School.extend({
    role: Role,
    staff: z.number(),
    /** Not archived. */
    classes: z.number(),
    /** Of these classes. */
    students: z.number(),
  }).nullable(),
})
export type MySchool = z.infer<typeof MySchool>

/** POST /api/school/invite (school_admin) -> SchoolInvite, 201: for one colleague, for 7 days. */
export const InviteToSchool = z.strictObject({ role: Role })
export type InviteToSchool = z.input<typeof InviteToSchool>
/** `path` is `/school-invite#` with the token. */
export const SchoolInvite = z.object({ path: z.string(), expiresAt: z.number() })
export type SchoolInvite = z.infer<typeof SchoolInvite>

/**
 * POST /api/school/accept (teacher) -> MySchool. 400 `school_invite_invalid`, 409 `school_already`.
 * POST /api/school/invite/preview -> SchoolInvitePreview: what the link leads to.
 */
export const SchoolInviteToken = z.strictObject({ token: z.string().max(100) })
export type SchoolInviteToken = z.input<typeof SchoolInviteToken>
export const SchoolInvitePreview = z.object({ school: School, role: Role })
export type SchoolInvitePreview = z.infer<typeof SchoolInvitePreview>

/** GET /api/school/staff (its staff): by name. */
export const SchoolStaff = z.object({
  staff: z.array(
    z.object({
      id: z.string(),
      displayName: z.string(),
      role: Role,
      since: z.number(),
      isBlocked: z.boolean(),
    }),
  ),
})
export type SchoolStaff = z.infer<typeof SchoolStaff>

/**
 * PATCH /api/school/staff/{profileId} (school_admin) -> SchoolStaff. DELETE takes a colleague off,
 * /me oneself; the school's classes go along where nobody else of its staff teaches them. 404
 * `school_person_not_found`, 409 `school_last_admin`.
 */
export const ChangeSchoolRole = z.strictObject({ role: Role })
export type ChangeSchoolRole = z.input<typeof ChangeSchoolRole>

export const SchoolPeopleQuery = z.strictObject({ q: Search, page: Page })

/** GET /api/school/students (school_admin): of its classes, by name, 50 on a page. */
export const SchoolStudents = z.object({
  total: z.number(),
  students: z.array(
    z.object({
      id: z.string(),
      displayName: z.string(),
      /** Names of the school's classes that they are in. */
      classes: z.array(z.string()),
      /** Signs in by a card, and is in classes of this school alone: it is the school's to end. */
      isOfSchool: z.boolean(),
      isBlocked: z.boolean(),
    }),
  ),
})
export type SchoolStudents = z.infer<typeof SchoolStudents>

/**
 * GET /api/school/interests (counsellor): the school's students with their strongest interests, by
 * name, 50 on a page. Each one who is shown is in the audit log, once a day for each counsellor.
 */
export const SchoolInterests = z.object({
  total: z.number(),
  students: z.array(
    z.object({
      id: z.string(),
      displayName: z.string(),
      classes: z.array(z.string()),
      /** Strongest first; empty: none stands out. null: the survey was not finished. */
      strongest: z.array(z.enum(INTERESTS)).nullable(),
    }),
  ),
})
export type SchoolInterests = z.infer<typeof SchoolInterests>

/** GET /api/school/classes (school_admin): by name, archived ones last. */
export const SchoolClasses = z.object({
  classes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      period: z.string(),
      students: z.number(),
      isArchived: z.boolean(),
      teachers: z.array(z.object({ id: z.string(), displayName: z.string() })),
    }),
  ),
})
export type SchoolClasses = z.infer<typeof SchoolClasses>

/**
 * POST /api/school/classes/{id}/hand-over (school_admin) -> SchoolClasses: `to` teaches it from now
 * on, and `from` no more. 404 `class_not_found`, `school_person_not_found`; 409 `too_many_classes`.
 */
export const HandOverClass = z.strictObject({ from: ProfileId, to: ProfileId })
export type HandOverClass = z.input<typeof HandOverClass>

/**
 * PUT /api/school/blocks/{profileId} (school_admin): sessions end, and signing in is refused with
 * `account_blocked` until DELETE. 404 `school_person_not_found`, 409 `account_not_blockable`.
 * GET /api/school/blocks: whom the school has blocked, by name, also who has left it since.
 */
export const SchoolBlocks = z.object({
  blocks: z.array(z.object({ id: z.string(), displayName: z.string(), at: z.number() })),
})
export type SchoolBlocks = z.infer<typeof SchoolBlocks>

/**
 * DELETE /api/school/students/{profileId} (school_admin): an account of the school is deleted; of
 * every other one the memberships in the school's classes end. GET …/export answers with an
 * AccountExport for an account of the school; 409 `account_not_of_school` for every other one.
 */
export const RemovedStudent = z.object({ outcome: z.enum(['deleted', 'memberships_ended']) })
export type RemovedStudent = z.infer<typeof RemovedStudent>

/** Of a person: who did it or whom it was about. Times are inclusive. */
export const AuditQuery = z.strictObject({
  person: ProfileId.optional(),
  from: z.coerce.number().int().min(0).optional(),
  to: z.coerce.number().int().min(0).optional(),
  page: Page,
})

export const AuditPerson = z.object({ id: z.string(), displayName: z.string() })

/** GET /api/school/audit (school_admin): latest first, 50 on a page; /api/school/audit.csv: all. */
export const AuditLog = z.object({
  total: z.number(),
  entries: z.array(
    z.object({
      id: z.string(),
      action: z.enum(AUDIT_ACTIONS),
      at: z.number(),
      /** null: an administrator of the site, or somebody whose account is gone. */
      actor: AuditPerson.nullable(),
      /** null: nobody in particular, or somebody whose account is gone. */
      subject: AuditPerson.nullable(),
    }),
  ),
})
export type AuditLog = z.infer<typeof AuditLog>

/** GET /api/schools (anyone): confirmed ones by name, for `schoolId` of an account. */
export const SchoolSearchQuery = z.strictObject({
  q: z.string().trim().min(2).max(SCHOOL_SEARCH_MAX),
})
export const SchoolSearch = z.object({ schools: z.array(School.omit({ isConfirmed: true })) })
export type SchoolSearch = z.infer<typeof SchoolSearch>

/**
 * GET /api/admin/schools (administrator): waiting ones first. POST makes a confirmed one, 201; POST
 * /api/admin/schools/{id} answers one that waits: who is refused is deleted. DELETE ends any, with
 * its roles, blocks and audit log; classes and accounts stay. POST …/invite: for its administrator.
 */
export const AdminSchools = z.object({
  schools: z.array(
    School.extend({
      createdAt: z.number(),
      staff: z.number(),
      classes: z.number(),
      /** null: an administrator, or the account is gone. */
      madeBy: z.object({ displayName: z.string(), email: z.string().nullable() }).nullable(),
    }),
  ),
})
export type AdminSchools = z.infer<typeof AdminSchools>
export const AnswerSchool = z.strictObject({ isConfirmed: z.boolean() })
export type AnswerSchool = z.input<typeof AnswerSchool>
