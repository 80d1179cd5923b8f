import { z } from 'zod'
import { CAREER_SORTS } from '../careers/careers'
import { searchQuery, searchTotals } from './search'

/** GET /api/careers?q=&industry=&sector=&sort=&ids=a,b&limit= : verified careers, without their details. */
export const CareerQuery = z.strictObject({
  ...searchQuery,
  industry: z.string().max(120).optional(),
  sector: z.string().max(120).optional(),
  /** Default: by title, in a search the most fitting first. */
  sort: z.enum(CAREER_SORTS).optional(),
  ids: z.string().max(4000).optional(),
})
export const CareerSummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  industry: z.string(),
  sector: z.string(),
  /** What people call it as well; absent: nothing else. */
  otherTitles: z.array(z.string()).optional(),
  /** Percent over ten years. */
  growthRate: z.number().nullable(),
  salaryMin: z.number().nullable(),
  /** Null also where the source says only "at least". */
  salaryMax: z.number().nullable(),
  salaryMedian: z.number().nullable(),
  /** Absent: USD. */
  salaryCurrency: z.string().optional(),
  /** Pay and growth are those of a wider group of occupations. */
  isWiderGroup: z.boolean().optional(),
})
export type CareerSummary = z.infer<typeof CareerSummary>

/** What every page with these figures shows. */
export const CareerCredits = z.object({
  attribution: z.string(),
  sources: z.array(z.object({ name: z.string(), publisher: z.string(), url: z.string() })),
})
export type CareerCredits = z.infer<typeof CareerCredits>

export const CareerList = z.object({
  careers: z.array(CareerSummary),
  credits: CareerCredits,
  ...searchTotals,
})
export type CareerList = z.infer<typeof CareerList>

/** GET /api/careers/{id}; 404 `not_found` for what is not there or not verified. */
export const CareerDetail = CareerSummary.extend({
  employment2023: z.number().nullable(),
  employment2033Projected: z.number().nullable(),
  educationLevel: z.array(z.string()),
  dayInLifeText: z.string().nullable(),
  tasks: z.array(z.string()),
  workEnvironment: z.string().nullable(),
  certifications: z.array(z.string()),
  videoUrl: z.string().nullable(),
  /** Of a blob store; null: the page draws it. */
  imageUrl: z.string().nullable().optional(),
  jobOutlook: z.string().nullable(),
  /** The wider group that pay, employment and growth describe. */
  figuresGroup: z.string().nullable(),
  /** The first five that are there and verified. */
  relatedCareers: z.array(CareerSummary),
})
export type CareerDetail = z.infer<typeof CareerDetail>
export const CareerAnswer = z.object({ career: CareerDetail, credits: CareerCredits })
export type CareerAnswer = z.infer<typeof CareerAnswer>
