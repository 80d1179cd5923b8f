import { CAREER_SECTORS } from '@pathquest/core/careers/career-choices'
import { type StatePay, TOP_CODED } from '@pathquest/core/careers/careers'
import {
  DIFFICULTIES,
  GRADE_MAX,
  GRADE_MIN,
  SUBJECTS,
} from '@pathquest/core/question-sets/set-choices'
import { RARITIES } from '@pathquest/core/rewards/amounts'
import * as z from 'zod'
import { Question } from './question'
import { STATE_CODES } from './states'

/**
 * The form of the files in server/content, and the rows they become. Whoever changes what is
 * written for the same files adds one: the next start then writes it all anew.
 */
export const CONTENT_FORM = 4

const text = (min: number, max: number) => z.string().min(min).max(max)
const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[a-z0-9-]+$`))
/** Null: not known. */
const figure = z.number().nullable()
const count = z.int().min(0).nullable()
const usd = z.int().min(1).nullable()
/** RIASEC, as O*NET scores it. */
const interest = z.number().min(1).max(7)
const tasks = z.array(text(8, 75)).min(4).max(6)

/** One honest way into a career: what helps at school, the step after it, the first job. */
const Route = z.strictObject({ school: text(5, 90), next: text(5, 90), firstJob: text(5, 90) })

/** The texts of a career in another language, for those that are read most. */
const Translation = z.strictObject({
  title: text(3, 70),
  description: text(60, 360),
  tasks: z.array(text(8, 100)).min(4).max(6),
})

/** Figures are USD a year, persons and percent; each field names its year where two are kept. */
const careerShape = {
  id: id('ca'),
  title: text(3, 60),
  otherTitles: z.array(text(2, 40)).min(2).max(8),
  description: text(60, 320),
  /** The career cluster. */
  industry: text(3, 60),
  /** The pathway in it. */
  sector: text(3, 100),
  /** 3: every sixth-grader knows it; 2: many teens have heard of it; 1: few have. */
  known: z.int().min(1).max(3),
  tasks,
  workEnvironment: text(20, 180),
  /** With routes and Spanish texts for the featured careers (featured.json). */
  dayInLifeText: text(180, 700).nullable(),
  routes: z.array(Route).max(3),
  certifications: z.array(text(3, 80)),
  /** Typical entry education, most usual first; empty: not known. */
  educationLevel: z.array(text(3, 60)),
  relatedCareers: z.array(id('ca')).min(3).max(12),
  onetSocCode: z.string().regex(/^\d\d-\d{4}\.\d\d$/),
  /** The wider group that the figures describe, where the title is only a part of it. */
  figuresGroup: text(3, 100).nullable(),
  /** May 2024. */
  salaryMin: usd,
  salaryMedian: usd,
  /** Null also when the source only says "at least 239,200". */
  salaryMax: usd,
  /** The source only says "at least 239,200" of the median. */
  isMedianTopCoded: z.literal(true).optional(),
  /** 2024 to 2034. */
  growthRate: figure,
  annualOpenings: count,
  employment2024: count,
  employment2034Projected: count,
  /** Older figures, for the documented fields of the API. */
  employment2023: count,
  employment2033Projected: count,
  /** Realistic, investigative, artistic, social, enterprising, conventional; null: not known. */
  interests: z.tuple([interest, interest, interest, interest, interest, interest]).nullable(),
  es: Translation.nullable(),
}

const Career = z
  .strictObject(careerShape)
  .transform(({ interests, isMedianTopCoded = false, es, ...career }) => ({
    ...career,
    translations: es ? { es } : {},
    isMedianTopCoded,
    interestRealistic: interests?.[0] ?? null,
    interestInvestigative: interests?.[1] ?? null,
    interestArtistic: interests?.[2] ?? null,
    interestSocial: interests?.[3] ?? null,
    interestEnterprising: interests?.[4] ?? null,
    interestConventional: interests?.[5] ?? null,
    salaryCurrency: 'USD',
    videoUrl: null,
    imageUrl: null,
    /** Written from the figures where it is shown. */
    jobOutlook: null,
    isVerified: true,
  }))

/**
 * A career that came with new figures and still needs our texts: those are empty, and no page has
 * it. Whoever writes them deletes `draft`.
 */
const Draft = z.strictObject({
  ...careerShape,
  draft: z.strictObject({
    /** Its title in O*NET. */
    occupation: text(3, 200),
    /** O*NET's job zone: 1 little or no preparation, 5 years of study; null: not known. */
    jobZone: z.int().min(1).max(5).nullable(),
  }),
  title: z.string().max(60),
  otherTitles: z.array(text(2, 40)).max(8),
  description: z.string().max(320),
  known: careerShape.known.nullable(),
  tasks: z.array(text(8, 75)).max(6),
  workEnvironment: z.string().max(180),
  relatedCareers: z.array(id('ca')).max(12),
})

/** A block of a file of careers: one of the two, by its field `draft`. */
const CareerOrDraft = z.unknown().transform((block, context) => {
  const isDraft = typeof block === 'object' && block !== null && 'draft' in block
  const read = isDraft ? Draft.safeParse(block) : Career.safeParse(block)
  if (read.success) return read.data
  for (const issue of read.error.issues) context.addIssue({ ...issue })
  return z.NEVER
})

export type CareerBlock = z.input<typeof Career>
export type DraftBlock = z.input<typeof Draft>

/** What half of those with the job earned more than, USD a year, by state; none: not known. */
const StatePayBlock = z.strictObject({
  careerId: id('ca'),
  /** Of May of it. */
  year: z.int().min(2024).max(2100),
  median: z.partialRecord(z.enum(STATE_CODES), z.union([z.int().min(1), z.literal(TOP_CODED)])),
})

export type StatePayBlock = z.infer<typeof StatePayBlock>

/** Careers with longer texts, in blocks that say why they were chosen. */
const Featured = z.strictObject({ reason: text(20, 200), careers: z.array(id('ca')).min(1) })

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

/** Hand-written questions about a career, in the set that is generated for it. */
const CareerQuestions = z.strictObject({
  careerId: id('ca'),
  questions: z.array(Question).min(1).max(8),
})

export const CareerFile = z.array(CareerOrDraft)
export const StatePayFile = z.array(StatePayBlock)
export const CareerQuestionsFile = z.array(CareerQuestions)
export const FeaturedFile = z.array(Featured)
export const QuestionSetFile = z.array(QuestionSet)
/** The first one is drawn when no key fits a set. */
export const PathkeyFile = z.array(Pathkey)

export interface Content {
  careers: (z.infer<typeof Career> & { statePay: StatePay | null })[]
  featured: z.infer<typeof FeaturedFile>
  pathkeys: z.infer<typeof PathkeyFile>
  questionSets: z.infer<typeof QuestionSetFile>
}
