import * as z from 'zod'
import { INTERESTS } from '../interests/interests'
import { MINDSETS } from '../plans/mindsets'
import {
  CONCERN_PLACES,
  CONCERNS,
  GOAL_TEXT_MAX,
  GOALS_MAX,
  REASON_MAX,
  REFLECTION_QUESTIONS,
  REFLECTION_TEXT_MAX,
  REFLECTIONS,
  REVIEW_COMMENT_MAX,
} from '../plans/plan-limits'
import { isVisible } from '../visible-text'

const Question = z.enum(REFLECTION_QUESTIONS)
const Tap = z.enum(Object.values(REFLECTIONS).flat())
const Career = z.object({ id: z.string(), title: z.string(), industry: z.string() })

/** PUT /api/bookmarks/{id} (signed in) -> PlanWritten. Absent: the reason stays as it is. */
export const SaveCareer = z.strictObject({ reason: z.string().trim().max(REASON_MAX).optional() })
export type SaveCareer = z.input<typeof SaveCareer>

/**
 * What an answer to a write of text says of it: null where nothing was found. `reader` says who
 * sees it: teachers of the student's classes and counsellors of the school, or nobody yet.
 */
export const PlanWritten = z.object({
  concern: z.object({ kind: z.enum(CONCERNS), reader: z.enum(['adult', 'nobody']) }).nullable(),
})
export type PlanWritten = z.infer<typeof PlanWritten>

const Goals = z
  .array(
    z.strictObject({
      text: z.string().trim().max(GOAL_TEXT_MAX).refine(isVisible),
      nextStep: z.string().trim().max(GOAL_TEXT_MAX).default(''),
      isDone: z.boolean().default(false),
    }),
  )
  .max(GOALS_MAX)

/** PUT /api/my-plan/goals (student) -> PlanWritten: all of them, in their order. */
export const PutGoals = z.strictObject({
  goals: Goals,
  /** Those that the writer saw: 409 `goals_changed` where others are stored. Absent: in any case. */
  before: Goals.optional(),
})
export type PutGoals = z.input<typeof PutGoals>

/**
 * PUT /api/my-plan/reflections/{id} (student) -> PlanWritten: one for each game that the caller
 * has a seat in; a later one replaces it. 404 `game_not_played`. DELETE takes the reflection's own id.
 */
export const PutReflection = z
  .strictObject({
    question: Question,
    /** One of the answers of this question. */
    tap: Tap.nullable().default(null),
    text: z.string().trim().max(REFLECTION_TEXT_MAX).default(''),
    /** The career that it is about; one that is not known counts as none. */
    careerId: z.string().max(80).nullable().default(null),
  })
  .refine(({ tap, text }) => tap !== null || isVisible(text), { path: ['text'] })
  .refine(({ question, tap }) => tap === null || isTapOf(question, tap), { path: ['tap'] })
export type PutReflection = z.input<typeof PutReflection>

const isTapOf = (question: keyof typeof REFLECTIONS, tap: string): boolean =>
  (REFLECTIONS[question] as readonly string[]).includes(tap)

/** PATCH /api/my-plan (student) -> MyPlan. */
export const ChangePlan = z.strictObject({
  /** Linked parents see the plan as well. */
  isShared: z.boolean().optional(),
  /** To hand it in now, or to take it back. */
  isHandedIn: z.boolean().optional(),
})
export type ChangePlan = z.input<typeof ChangePlan>

/** Of one school year; default: the current one. It is named by the year in which it begins. */
export const PlanQuery = z.strictObject({
  year: z.coerce.number().int().min(2000).max(2200).optional(),
})

export const PlanReflection = z.object({
  /** Of the game; null: it was deleted. */
  gameId: z.string().nullable(),
  id: z.string(),
  question: Question,
  tap: Tap.nullable(),
  text: z.string(),
  career: Career.nullable(),
  at: z.number(),
})
export type PlanReflection = z.infer<typeof PlanReflection>

export const PlanGoal = z.object({
  text: z.string(),
  nextStep: z.string(),
  setAt: z.number(),
  /** null: open. */
  doneAt: z.number().nullable(),
})
export type PlanGoal = z.infer<typeof PlanGoal>

export const PlanReview = z.object({
  id: z.string(),
  /** Display name; null: the account is gone. */
  reviewer: z.string().nullable(),
  comment: z.string(),
  at: z.number(),
})
export type PlanReview = z.infer<typeof PlanReview>

/** A student's plan in one school year; goals, saved careers and interests are those of now. */
export const Plan = z.object({
  student: z.object({ id: z.string(), displayName: z.string() }),
  /** The calendar year in which the school year begins. */
  year: z.number(),
  /** Those that have something, and the current one; latest first. */
  years: z.array(z.number()),
  goals: z.array(PlanGoal),
  /** Latest first. */
  saved: z.array(z.object({ career: Career, reason: z.string(), at: z.number() })),
  /** The strongest first; null: the survey was not finished. */
  interests: z.object({ strongest: z.array(z.enum(INTERESTS)), at: z.number() }).nullable(),
  /** Latest first. */
  reflections: z.array(PlanReflection),
  /** Careers of games that were played, each once at its last time; latest first. */
  explored: z.array(z.object({ career: Career, games: z.number(), at: z.number() })),
  /** Of all school years. */
  exploredEver: z.number(),
  games: z.object({ played: z.number(), answered: z.number(), correct: z.number() }),
  /** How many of these games practised which mindset; the most first. */
  mindsets: z.array(z.object({ mindset: z.enum(MINDSETS), games: z.number() })),
  isShared: z.boolean(),
  handedInAt: z.number().nullable(),
  /** Of all school years, latest first. */
  reviews: z.array(PlanReview),
})
export type Plan = z.infer<typeof Plan>

/** GET and PATCH /api/my-plan (student): also whether anybody will read it when it is handed in. */
export const MyPlan = z.object({ plan: Plan, hasReader: z.boolean() })
export type MyPlan = z.infer<typeof MyPlan>

/** GET /api/classes/{id}/plans (its teachers): every student of the class, by name. */
export const ClassPlans = z.object({
  students: z.array(
    z.object({
      id: z.string(),
      displayName: z.string(),
      goals: z.number(),
      saved: z.number(),
      reflections: z.number(),
      handedInAt: z.number().nullable(),
      /** The last comment. */
      reviewedAt: z.number().nullable(),
    }),
  ),
})
export type ClassPlans = z.infer<typeof ClassPlans>

/**
 * GET /api/students/{profileId}/plan (a teacher of one of the student's current classes, or a counsellor
 * of the school that such a class belongs to), and
 * POST /api/students/{profileId}/plan/reviews -> Plan, 201. 404 `plan_not_found` for everybody
 * else.
 */
export const ReviewPlan = z.strictObject({
  comment: z.string().trim().max(REVIEW_COMMENT_MAX).refine(isVisible),
})
export type ReviewPlan = z.input<typeof ReviewPlan>

/**
 * GET /api/plan-concerns (teacher, counsellor): what their students wrote that may mean
 * danger; open ones first, then those of the last 30 days. It is found by words: an adult decides.
 */
export const PlanConcern = z.object({
  id: z.string(),
  student: z.object({ id: z.string(), displayName: z.string() }),
  kind: z.enum(CONCERNS),
  place: z.enum(CONCERN_PLACES),
  /** As it was written, whatever was changed since. */
  text: z.string(),
  at: z.number(),
  /** Who has taken it on; null: nobody yet. */
  seen: z.object({ by: z.string().nullable(), at: z.number() }).nullable(),
})
export type PlanConcern = z.infer<typeof PlanConcern>
export const PlanConcerns = z.object({ concerns: z.array(PlanConcern) })
export type PlanConcerns = z.infer<typeof PlanConcerns>
