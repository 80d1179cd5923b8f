import { z } from 'zod'

/** GET /api/admin/people (administrators): teachers who wait for an answer, longest first. */
export const WaitingTeachers = z.object({
  teachers: z.array(
    z.object({
      id: z.string(),
      displayName: z.string(),
      email: z.string().nullable(),
      createdAt: z.number(),
    }),
  ),
})
export type WaitingTeachers = z.infer<typeof WaitingTeachers>

/** POST /api/admin/people/{id} -> WaitingTeachers. Who is refused goes on as a student. */
export const AnswerTeacher = z.strictObject({ isApproved: z.boolean() })
export type AnswerTeacher = z.input<typeof AnswerTeacher>
