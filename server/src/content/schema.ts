import { CAREER_SECTORS } from '@pathquest/core/careers/career-choices'
import {
  DIFFICULTIES,
  GRADE_MAX,
  GRADE_MIN,
  SUBJECTS,
} from '@pathquest/core/question-sets/set-choices'
import { RARITIES } from '@pathquest/core/rewards/amounts'
import { z } from 'zod'
import { Question } from './question'

/**
 * The form of the files in server/content, and the rows they become. Whoever changes what is
 * written for the same files adds one: the next start then writes it all anew.
 */
export const CONTENT_FORM = 2

const text = (min: number, max: number) => z.string().min(min).max(max)
const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[a-z0-9-]+$`))
/** Null: not known. */
const figure = z.number().nullable()
/** RIASEC, as O*NET scores it. */
const interest = z.number().min(1).max(7).nullable()

/** Figures are USD a year, persons and percent. */
const Career = z
  .strictObject({
    id: id('ca'),
    title: text(3, 60),
    otherTitles: z.array(text(2, 40)).min(2).max(8),
    description: text(60, 220),
    /** The career cluster. */
    industry: text(3, 60),
    /** The pathway in it. */
    sector: text(3, 100),
    dayInLifeText: text(180, 420),
    tasks: z.array(text(8, 70)).min(4).max(6),
    workEnvironment: text(20, 180),
    educationLevel: z.array(text(3, 60)).min(1),
    certifications: z.array(text(3, 80)),
    relatedCareers: z.array(id('ca')).min(3),
    onetSocCode: z.string().regex(/^\d\d-\d{4}\.\d\d$/),
    /** The wider group that the figures describe, where the title is only a part of it. */
    figuresGroup: text(3, 100).nullable(),
    salaryMin: figure,
    salaryMedian: figure,
    /** Null also when the source only says "at least 239,200". */
    salaryMax: figure,
    growthRate: figure,
    employment2023: figure,
    employment2033Projected: figure,
    jobOutlook: text(20, 300),
    interestRealistic: interest,
    interestInvestigative: interest,
    interestArtistic: interest,
    interestSocial: interest,
    interestEnterprising: interest,
    interestConventional: interest,
  })
  .transform((career) => ({
    ...career,
    salaryCurrency: 'USD',
    videoUrl: null,
    imageUrl: null,
    isVerified: true,
  }))

const color = z.string().regex(/^#[0-9a-f]{6}$/)
const key = {
  id: id('pk'),
  name: text(3, 30),
  description: text(10, 90),
  rarity: z.enum(RARITIES),
  keyCode: z.string().regex(/^(CR|SK|IN|ML)-[A-Z]{3}-\d\d$/),
  colorPrimary: color,
  colorSecondary: color,
}
const sector = z.enum(CAREER_SECTORS)

/** What a key stands for: a career, a sector, or how often something was done. */
const Pathkey = z
  .discriminatedUnion('keyType', [
    z.strictObject({
      ...key,
      keyType: z.literal('career'),
      metadata: z.strictObject({ careerId: id('ca') }),
    }),
    z.strictObject({
      ...key,
      keyType: z.enum(['skill', 'industry']),
      metadata: z.strictObject({ sector }),
    }),
    z.strictObject({
      ...key,
      keyType: z.literal('milestone'),
      metadata: z.strictObject({
        event: z.enum(['games_played', 'podium_finishes', 'pathkeys_collected']),
        count: z.int().min(1),
      }),
    }),
  ])
  .transform((pathkey) => ({ ...pathkey, imageUrl: null, isActive: true }))

const QuestionSet = z
  .strictObject({
    id: id('qs'),
    title: text(3, 60),
    description: text(20, 160),
    careerId: id('ca').nullable(),
    careerSector: sector,
    subject: z.enum(SUBJECTS),
    gradeLevel: z.array(z.int().min(GRADE_MIN).max(GRADE_MAX)).min(1),
    difficultyLevel: z.enum(DIFFICULTIES),
    tags: z.array(text(2, 30)).min(1),
    questions: z.array(Question).min(8),
  })
  .transform(({ questions, ...set }) => ({
    ...set,
    questionSetType: set.careerId ? 'career_quest' : 'standard',
    isPublic: true,
    isVerified: true,
    questions: questions.map((question, orderIndex) => ({ ...question, orderIndex })),
  }))

export const CareerFile = z.array(Career)
export const QuestionSetFile = z.array(QuestionSet)
/** The first one is drawn when no key fits a set. */
export const PathkeyFile = z.array(Pathkey)

export interface Content {
  careers: z.infer<typeof CareerFile>
  pathkeys: z.infer<typeof PathkeyFile>
  questionSets: z.infer<typeof QuestionSetFile>
}
