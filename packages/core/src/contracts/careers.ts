import * as z from 'zod'
import { CAREER_SORTS } from '../careers/careers'
import { SIMILAR_REASONS } from '../careers/similar'

export const SEARCH_LIMIT_DEFAULT = 50
export const SEARCH_LIMIT_MAX = 200

/** Query parameters of every searchable list. */
export const searchQuery = {
  /** Search words; the best matches come first. */
  q: z.string().max(200).optional(),
  /**
   * How many to return; a search without it returns 50, a list without search words returns all.
   */
  limit: z.coerce.number().int().min(1).max(SEARCH_LIMIT_MAX).optional(),
  /** How many of the first ones to leave out: those that the caller has. */
  offset: z.coerce.number().int().min(0).max(100_000).optional(),
}

/** Totals that every searchable list returns. */
export const searchTotals = {
  /** How many there are, including those beyond the limit. */
  total: z.number(),
  /** The total without the filters: where `total` is 0, how many the filters exclude. */
  unfilteredTotal: z.number(),
}

/** The language of texts; what is not there in it stays English. */
const careerLang = z.enum(['en', 'es']).optional()

/**
 * GET /api/careers?q=&industry=&sector=&sort=&ids=a,b&saved=true&limit=&offset=&lang= : verified
 * careers, without their details. 401 `not_authenticated` for saved ones of nobody.
 */
export const CareerQuery = z.strictObject({
  ...searchQuery,
  industry: z.string().max(120).optional(),
  sector: z.string().max(120).optional(),
  /** Default: by title; in a search, best match first. `ids`: in the order of these. */
  sort: z.enum([...CAREER_SORTS, 'ids']).optional(),
  /** Only these careers, as if there were no others. */
  ids: z.string().max(8000).optional(),
  /** Only careers that the caller has saved; nobody may share the answer. */
  saved: z.literal('true').optional(),
  lang: careerLang,
})
/** How many of what was searched have each value of a filter, by name. */
export const filterCounts = z.array(z.object({ name: z.string(), count: z.number() }))
export const CareerSummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  industry: z.string(),
  sector: z.string(),
  /** Alternative titles; absent: none. */
  otherTitles: z.array(z.string()).optional(),
  /** Percent over ten years, 2024 to 2034. */
  growthRate: z.number().nullable(),
  salaryMin: z.number().nullable(),
  /** Null also where the source only says "at least". */
  salaryMax: z.number().nullable(),
  /** USD a year, May 2024, as the other two. */
  salaryMedian: z.number().nullable(),
  /** The source only says of the median that it is at least 239,200. */
  isMedianTopCoded: z.boolean().optional(),
  /** Absent: USD. */
  salaryCurrency: z.string().optional(),
  /** Pay and growth are those of a broader occupation group. */
  isWiderGroup: z.boolean().optional(),
  /** The language of title, description and tasks; absent: English. */
  lang: z.enum(['es']).optional(),
})
export type CareerSummary = z.infer<typeof CareerSummary>

/** Attribution that every page with these figures shows. */
export const CareerCredits = z.object({
  attribution: z.string(),
  sources: z.array(z.object({ name: z.string(), publisher: z.string(), url: z.string() })),
})
export type CareerCredits = z.infer<typeof CareerCredits>

export const CareerList = z.object({
  careers: z.array(CareerSummary),
  credits: CareerCredits,
  ...searchTotals,
  /** Of every industry, whatever industry and sector were asked for. */
  industries: filterCounts,
  /** Of every sector of the industry that was asked for. */
  sectors: filterCounts,
  /** For a search that nothing matches: careers whose titles are most similar. */
  near: z.array(CareerSummary).optional(),
})
export type CareerList = z.infer<typeof CareerList>

/** GET /api/careers/{id}?lang= */
export const CareerDetailQuery = z.strictObject({ lang: careerLang })

/** GET /api/careers/{id}; 404 `not_found` where it does not exist or is not verified. */
export const CareerDetail = CareerSummary.extend({
  /** Openings a year, 2024 to 2034. */
  annualOpenings: z.number().nullable(),
  /** Pay in each state, by name; absent: this server has no figures of states for it. */
  statePay: z
    .object({
      /** The median is of May of it. */
      year: z.number(),
      states: z.array(
        z.object({
          /** `NY` */
          code: z.string(),
          /** In the language that was asked for. */
          name: z.string(),
          /** USD a year; null: not known, or at least 239,200 where `isMedianTopCoded` says so. */
          salaryMedian: z.number().nullable(),
          isMedianTopCoded: z.boolean().optional(),
        }),
      ),
    })
    .optional(),
  employment2024: z.number().nullable(),
  employment2034Projected: z.number().nullable(),
  /** Older figures. */
  employment2023: z.number().nullable(),
  employment2033Projected: z.number().nullable(),
  educationLevel: z.array(z.string()),
  dayInLifeText: z.string().nullable(),
  tasks: z.array(z.string()),
  workEnvironment: z.string().nullable(),
  certifications: z.array(z.string()),
  /** Ways into it, at most three; empty: none are written yet. */
  routes: z.array(z.object({ school: z.string(), next: z.string(), firstJob: z.string() })),
  videoUrl: z.string().nullable(),
  /** In a blob store; null: the page draws a picture. */
  imageUrl: z.string().nullable().optional(),
  jobOutlook: z.string().nullable(),
  /** The language of `jobOutlook`; absent: English. */
  outlookLang: z.enum(['es']).optional(),
  /** The broader group that pay, employment and growth describe. */
  figuresGroup: z.string().nullable(),
  /** The first five that exist and are verified. */
  relatedCareers: z.array(CareerSummary),
  /** Six more that are most like it, of different pathways, and why. */
  similarCareers: z.array(CareerSummary.extend({ because: z.enum(SIMILAR_REASONS) })).optional(),
})
export type CareerDetail = z.infer<typeof CareerDetail>
export const CareerAnswer = z.object({ career: CareerDetail, credits: CareerCredits })
export type CareerAnswer = z.infer<typeof CareerAnswer>

/**
 * GET /api/bookmarks: careers that the caller has saved, latest first; unlisted ones are left out.
 */
export const Bookmarks = z.object({ careerIds: z.array(z.string()) })
export type Bookmarks = z.infer<typeof Bookmarks>

/**
 * GET /api/search-words: the lines of `search/synonyms.ts`, for pages that search a list on the
 * client.
 */
export const SearchWords = z.object({ synonyms: z.array(z.string()) })
export type SearchWords = z.infer<typeof SearchWords>
