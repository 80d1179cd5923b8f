import {
  BUSINESS_DRIVERS,
  DIFFICULTIES,
  POINTS_MAX,
  POINTS_MIN,
  SET_REVIEWS,
  TIME_LIMIT_MAX_SECONDS,
  TIME_LIMIT_MIN_SECONDS,
} from '@pathquest/core/question-sets/set-choices'
import { atLeast, between, type Columns, oneOf } from '../columns'
import type { Json, StoredOption } from '../json'
import type { Profiles } from './accounts'
import type { Careers } from './careers'

/** What is asked: the same of a question in its set and of a game's own copy. */
export const questionColumns = ({ integer, json, text }: Columns) => ({
  questionText: text('question_text').notNull(),
  imageUrl: text('image_url'),
  /** What the image shows, for who does not see it. */
  imageAlt: text('image_alt'),
  options: json<StoredOption[]>('options').notNull(),
  points: integer('points').notNull(),
  timeLimitSeconds: integer('time_limit_seconds').notNull(),
  difficulty: text('difficulty', { enum: DIFFICULTIES }).notNull(),
  /** A folder of `kinds/`. */
  kind: text('kind').notNull().default('choice'),
  /** Of other kinds than `choice`, in their own form; the solution is for nobody who plays. */
  shape: json<Json>('shape'),
  solution: json<Json>('solution'),
  questionType: text('question_type').notNull().default('multiple_choice'),
  businessDriver: text('business_driver', { enum: BUSINESS_DRIVERS }),
  explanation: text('explanation'),
  orderIndex: integer('order_index').notNull(),
})

export const defineQuestionSets = (
  { check, flag, index, integer, json, real, table, text, timeMs }: Columns,
  { careers, profiles }: { careers: Careers; profiles: Profiles },
) =>
  table(
    'question_sets',
    {
      id: text('id').primaryKey(),
      title: text('title').notNull(),
      description: text('description'),
      totalQuestions: integer('total_questions').notNull().default(0),
      subject: text('subject').notNull(),
      gradeLevel: json<number[]>('grade_level').notNull(),
      difficultyLevel: text('difficulty_level', { enum: DIFFICULTIES }).notNull().default('medium'),
      timesPlayed: integer('times_played').notNull().default(0),
      averageScore: real('average_score'),
      /** null: one of our own. */
      creatorId: text('creator_id').references(() => profiles.id, { onDelete: 'set null' }),
      isPublic: flag('is_public').notNull().default(false),
      isVerified: flag('is_verified').notNull().default(false),
      careerId: text('career_id').references(() => careers.id, { onDelete: 'set null' }),
      careerSector: text('career_sector'),
      questionSetType: text('question_set_type').notNull().default('standard'),
      tags: json<string[]>('tags').notNull(),
      createdAt: timeMs('created_at').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
      /** Not in our content any more: no list and no new game has it, links to it still work. */
      withdrawnAt: timeMs('withdrawn_at'),
      /** Where it stands with administrators; null: none of them has been asked. */
      review: text('review', { enum: SET_REVIEWS }),
      /** Why it was hidden, for its author. */
      reviewReason: text('review_reason'),
    },
    (t) => [
      index('question_sets_creator').on(t.creatorId),
      index('question_sets_career').on(t.careerId),
      check('question_sets_difficulty', oneOf(t.difficultyLevel, DIFFICULTIES)),
      check('question_sets_total', atLeast(t.totalQuestions, 0)),
      check('question_sets_played', atLeast(t.timesPlayed, 0)),
    ],
  )

export type QuestionSets = ReturnType<typeof defineQuestionSets>

export const defineQuestions = (kit: Columns, { questionSets }: { questionSets: QuestionSets }) => {
  const { check, index, table, text } = kit
  return table(
    'questions',
    {
      id: text('id').primaryKey(),
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      ...questionColumns(kit),
    },
    (t) => [
      index('questions_in_order').on(t.questionSetId, t.orderIndex),
      check('questions_points', between(t.points, POINTS_MIN, POINTS_MAX)),
      check(
        'questions_time_limit',
        between(t.timeLimitSeconds, TIME_LIMIT_MIN_SECONDS, TIME_LIMIT_MAX_SECONDS),
      ),
      check('questions_difficulty', oneOf(t.difficulty, DIFFICULTIES)),
      check('questions_type', oneOf(t.questionType, ['multiple_choice'])),
      check('questions_driver', oneOf(t.businessDriver, BUSINESS_DRIVERS)),
      check('questions_order', atLeast(t.orderIndex, 0)),
    ],
  )
}

export type Questions = ReturnType<typeof defineQuestions>

/**
 * How a question did in all class games, as sums; no row: none had it. Written where a game is
 * settled. No person and no game is in it.
 */
export const defineQuestionFigures = (
  { check, integer, real, table, text }: Columns,
  { questions }: { questions: Questions },
) =>
  table(
    'question_figures',
    {
      questionId: text('question_id')
        .primaryKey()
        .references(() => questions.id, { onDelete: 'cascade' }),
      /** Of the text that these answers were given to: once it is another, they do not count. */
      contentHash: text('content_hash').notNull(),
      /** First answers that were judged, and the sum of their shares of the points. */
      answers: integer('answers').notNull(),
      shares: real('shares').notNull(),
      /** Those of the best 27 % of each game, and of the last 27 %. */
      upperAnswers: integer('upper_answers').notNull(),
      upperShares: real('upper_shares').notNull(),
      lowerAnswers: integer('lower_answers').notNull(),
      lowerShares: real('lower_shares').notNull(),
    },
    (t) => [check('question_figures_answers', atLeast(t.answers, 1))],
  )

/** Pictures of questions, by the hash of their bytes; the files lie in the image store. */
export const defineQuestionImages = (
  { check, integer, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'question_images',
    {
      /** SHA-256 of the file as it is stored, base64url. */
      hash: text('hash').primaryKey(),
      contentType: text('content_type').notNull(),
      sizeBytes: integer('size_bytes').notNull(),
      width: integer('width').notNull(),
      height: integer('height').notNull(),
      uploadedBy: text('uploaded_by').references(() => profiles.id, { onDelete: 'set null' }),
      /** The last upload of these bytes: an image that no question has goes a day after it. */
      uploadedAt: timeMs('uploaded_at').notNull(),
    },
    (t) => [check('question_images_size', atLeast(t.sizeBytes, 1))],
  )
