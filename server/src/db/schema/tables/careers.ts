import type { CareerRoute, CareerTranslations, StatePay, SurveyAnswers } from '@pathquest/core'
import { atLeast, type Columns } from '../columns'
import type { Profiles } from './accounts'

export const defineCareers = ({ flag, index, integer, json, real, table, text, timeMs }: Columns) =>
  table(
    'careers',
    {
      id: text('id').primaryKey(),
      title: text('title').notNull(),
      /** What people call it as well: the search finds them. */
      otherTitles: json<string[]>('other_titles').notNull().default([]),
      description: text('description').notNull(),
      industry: text('industry').notNull(),
      sector: text('sector').notNull(),
      growthRate: real('growth_rate'),
      salaryMin: integer('salary_min'),
      salaryMax: integer('salary_max'),
      salaryMedian: integer('salary_median'),
      /** The statistics only say "at least" of the median. */
      isMedianTopCoded: flag('is_median_top_coded').notNull().default(false),
      /** Null: no table of the states was imported. */
      statePay: json<StatePay>('state_pay'),
      salaryCurrency: text('salary_currency').notNull().default('USD'),
      annualOpenings: integer('annual_openings'),
      employment2024: integer('employment_2024'),
      employment2034Projected: integer('employment_2034_projected'),
      /** Older figures, which the API documents by their years. */
      employment2023: integer('employment_2023'),
      employment2033Projected: integer('employment_2033_projected'),
      educationLevel: json<string[]>('education_level').notNull(),
      dayInLifeText: text('day_in_life_text'),
      tasks: json<string[]>('tasks').notNull(),
      workEnvironment: text('work_environment'),
      certifications: json<string[]>('certifications').notNull(),
      videoUrl: text('video_url'),
      /** Honest ways into it, at most three. */
      routes: json<CareerRoute[]>('routes').notNull().default([]),
      /** Texts in other languages, by language. */
      translations: json<CareerTranslations>('translations').notNull().default({}),
      /** 3: every sixth-grader knows it; 1: few do; null: nobody said. */
      known: integer('known'),
      /** In a blob store; drawn without one. */
      imageUrl: text('image_url'),
      /** Null: written from the figures. */
      jobOutlook: text('job_outlook'),
      relatedCareers: json<string[]>('related_careers').notNull(),
      isVerified: flag('is_verified').notNull().default(false),
      onetSocCode: text('onet_soc_code'),
      /** The wider group that the figures describe, where the title is only a part of it. */
      figuresGroup: text('figures_group'),
      /** Interests (RIASEC), 1 to 7; null: not known, never matched. */
      interestRealistic: real('interest_realistic'),
      interestInvestigative: real('interest_investigative'),
      interestArtistic: real('interest_artistic'),
      interestSocial: real('interest_social'),
      interestEnterprising: real('interest_enterprising'),
      interestConventional: real('interest_conventional'),
      /** Not in our content any more: no list has it, links to it still work. */
      withdrawnAt: timeMs('withdrawn_at'),
    },
    (t) => [index('careers_title').on(t.title)],
  )

export type Careers = ReturnType<typeof defineCareers>

/** Careers that people saved to come back to. */
export const defineCareerBookmarks = (
  { primaryKey, table, text, timeMs }: Columns,
  { careers, profiles }: { careers: Careers; profiles: Profiles },
) =>
  table(
    'career_bookmarks',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      careerId: text('career_id')
        .notNull()
        .references(() => careers.id, { onDelete: 'cascade' }),
      savedAt: timeMs('saved_at').notNull(),
      /** Why, in the words of who saved it; empty: none. */
      reason: text('reason').notNull().default(''),
    },
    (t) => [primaryKey({ columns: [t.profileId, t.careerId] })],
  )

/** What people said they like to do: a draft, a finished survey, or both. */
export const defineInterestSurveys = (
  { check, integer, json, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'interest_surveys',
    {
      profileId: text('profile_id')
        .primaryKey()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** The form of the survey that was answered. */
      form: integer('form').notNull(),
      draft: json<SurveyAnswers>('draft'),
      answers: json<SurveyAnswers>('answers'),
      completedAt: timeMs('completed_at'),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [check('interest_surveys_form', atLeast(t.form, 1))],
  )

/** What of our own content was written last: nothing is written while its files stay the same. */
export const defineSeededContent = ({ json, table, text, timeMs }: Columns) =>
  table('seeded_content', {
    name: text('name').primaryKey(),
    /** SHA-256 of the files. */
    hash: text('hash').notNull(),
    /** Of careers, sets and pathkeys: what is missing in the next ones is withdrawn. */
    ids: json<string[]>('ids').notNull(),
    seededAt: timeMs('seeded_at').notNull(),
  })
