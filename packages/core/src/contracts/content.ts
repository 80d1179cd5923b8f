import * as z from 'zod'
import { SOCIAL_PROVIDERS } from '../accounts/account-choices'
import {
  BUSINESS_DRIVERS,
  DIFFICULTIES,
  QUESTIONS_PER_SET_MAX,
  SET_RIGHTS,
  SET_SORTS,
  SET_TAG_LENGTH_MAX,
} from '../question-sets/set-choices'
import { PATHKEY_TYPES, RARITIES } from '../rewards/amounts'
import { EXPLORATION_TYPES } from '../rooms/game-choices'
import { filterCounts, searchQuery, searchTotals } from './careers'

/**
 * GET /api/question-sets?q=&grade_level=&exploration_type=&subject=&limit=&offset=… : public sets
 * and the caller's own, without their questions.
 */
export const QuestionSetQuery = z.strictObject({
  ...searchQuery,
  grade_level: z.coerce.number().int().min(6).max(12).optional(),
  exploration_type: z.enum([...EXPLORATION_TYPES, 'all']).optional(),
  subject: z.string().max(60).optional(),
  career_id: z.string().max(80).optional(),
  career_sector: z.string().max(60).optional(),
  difficulty_level: z.enum(DIFFICULTIES).optional(),
  tag: z.string().max(SET_TAG_LENGTH_MAX).optional(),
  min_questions: z.coerce.number().int().min(1).max(QUESTIONS_PER_SET_MAX).optional(),
  /** Default: by title; in a search, best match first, and of equal ones in this order. */
  sort: z.enum(SET_SORTS).optional(),
  /** The reader's language: of the sets of others, those in it come first when sorted `own_first`. */
  lang: z.enum(['en', 'es']).optional(),
  /** Only these sets, as if there were no others. */
  ids: z.string().max(8000).optional(),
  /** Only those that the caller may change, as if there were no others. */
  editable: z.literal('true').optional(),
})
export type QuestionSetQuery = z.infer<typeof QuestionSetQuery>
export const QuestionSetSummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  totalQuestions: z.number(),
  subject: z.string(),
  gradeLevel: z.array(z.number()),
  difficultyLevel: z.enum(DIFFICULTIES),
  careerId: z.string().nullable(),
  /** Absent: it is about no career. */
  careerTitle: z.string().optional(),
  careerSector: z.string().nullable(),
  questionSetType: z.string(),
  isPublic: z.boolean(),
  isVerified: z.boolean(),
  isMine: z.boolean(),
  /** The caller has marked it as a favourite. */
  isFavourite: z.boolean(),
  /** What the caller may do: the creator everything, an editor change, a reader copy. */
  right: z.enum(SET_RIGHTS),
  /** Epoch milliseconds; every change names the version it was made on. */
  updatedAt: z.number(),
  timesPlayed: z.number(),
  averageScore: z.number().nullable(),
  tags: z.array(z.string()),
  /** Business drivers with the number of questions on each. */
  businessDrivers: z.array(z.object({ driver: z.enum(BUSINESS_DRIVERS), count: z.number() })),
  /** Kinds of question in the set with their number: a mode may leave some out. */
  kinds: z.array(z.object({ kind: z.string(), count: z.number() })),
  /** For its creator only, where there are any: open reports of its questions. */
  openReports: z.number().optional(),
  /**
   * For its creator and editors only: set where administrators keep it from being public, with the
   * reason.
   */
  review: z
    .object({
      state: z.enum(['waiting', 'hidden', 'asked']),
      reason: z.string().nullable(),
      /** Hidden permanently: only the title is left, and it can only be deleted. */
      isRemoved: z.literal(true).optional(),
    })
    .optional(),
})
export type QuestionSetSummary = z.infer<typeof QuestionSetSummary>
export const QuestionSetList = z.object({
  questionSets: z.array(QuestionSetSummary),
  ...searchTotals,
  // Absent without `limit`.
  /** Of every subject, whatever filters there are. */
  subjects: filterCounts.optional(),
  /** Of every career sector of the sets of this grade, exploration type and subject. */
  sectors: filterCounts.optional(),
  /** Of the most frequent tags, whatever filters there are. */
  tags: filterCounts.optional(),
})
export type QuestionSetList = z.infer<typeof QuestionSetList>

export const PathkeySummary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  rarity: z.enum(RARITIES),
  keyType: z.enum(PATHKEY_TYPES),
  keyCode: z.string(),
  colorPrimary: z.string(),
  colorSecondary: z.string(),
})
export type PathkeySummary = z.infer<typeof PathkeySummary>

/** GET /api/pathkeys?ids=a,b : active pathkeys (all without `ids`). */
export const PathkeyList = z.object({ pathkeys: z.array(PathkeySummary) })
export type PathkeyList = z.infer<typeof PathkeyList>

/** GET /api/stats: counted from the database, for the home page. */
export const Stats = z.object({
  careers: z.number(),
  questionSets: z.number(),
  gameModes: z.number(),
})
export type Stats = z.infer<typeof Stats>

/** GET /api/site: what the operator of this installation has configured for its pages. */
export const Site = z.object({
  /** Origin that people type, for join links and QR codes. */
  publicOrigin: z.string(),
  contact: z.object({
    support: z.string().nullable(),
    feedback: z.string().nullable(),
    help: z.string().nullable(),
  }),
  /** Other products of the operator, shown on the home page. */
  family: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Whether emails are delivered; otherwise they are stored for the operator. */
  mails: z.boolean(),
  /** Identity providers that are configured. */
  social: z.array(z.enum(SOCIAL_PROVIDERS)),
})
export type Site = z.infer<typeof Site>
