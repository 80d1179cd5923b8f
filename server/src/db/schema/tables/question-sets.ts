import { DIFFICULTIES, SET_REVIEWS } from '@pathquest/core/question-sets/set-choices'
import { atLeast, oneOf } from '../checks'
import type { Columns } from '../columns'
import type { Careers } from './careers'
import type { Profiles } from './profiles'

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
