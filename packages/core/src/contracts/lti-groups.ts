import { z } from 'zod'
import { LTI_GROUP_NAME_MAX } from '../lti/activity-choices'

/** A group of a course: as the LMS calls it, else as a teacher did; else its name is its id. */
export const LtiGroup = z.object({
  id: z.string(),
  name: z.string(),
  /** The LMS tells no name, so a teacher may give one; absent: the name is the LMS's. */
  isUnnamed: z.boolean().optional(),
})
export type LtiGroup = z.infer<typeof LtiGroup>

const GroupId = z.string().min(1).max(255)

/** `?group=` of lists and of the running game; absent: everybody whom the caller may see. */
export const LtiGroupQuery = z.strictObject({ group: GroupId.optional() })
export type LtiGroupQuery = z.infer<typeof LtiGroupQuery>

/** GET /api/lti/groups (whoever teaches or looks on): whom the caller may play with and see. */
export const LtiGroupList = z.object({
  /** Empty: the LMS tells of no groups. */
  groups: z.array(LtiGroup),
  /** These are the caller's own, and nothing beside them is shown; false: all of the course. */
  own: z.boolean(),
})
export type LtiGroupList = z.infer<typeof LtiGroupList>

/** POST /api/lti/game: with a group of the course, or with the whole class. */
export const StartLtiGame = z.strictObject({ group: GroupId.optional() })
export type StartLtiGame = z.input<typeof StartLtiGame>

/** POST /api/lti/seat: `group` is the answer of who was asked (`choose`). */
export const TakeLtiSeat = z.strictObject({ group: GroupId.optional() })
export type TakeLtiSeat = z.input<typeof TakeLtiSeat>

/** PUT /api/lti/groups (teacher) -> LtiGroupList: names of groups of which the LMS tells ids alone. */
export const NameLtiGroups = z.strictObject({
  names: z
    .array(
      z.strictObject({
        id: GroupId,
        /** Empty: none. */
        name: z.string().trim().max(LTI_GROUP_NAME_MAX),
      }),
    )
    .min(1)
    .max(200),
})
export type NameLtiGroups = z.input<typeof NameLtiGroups>
