/** Types of careers in the API; see `types.ts`, which exports them. */

/** A career in a list. */
export interface CareerSummary {
  id: string
  title: string
  description: string
  industry: string
  sector: string
  /** Alternative titles, for the search; absent: none. */
  otherTitles?: string[]
  /** Percent over ten years, 2024 to 2034; null: unknown. */
  growthRate: number | null
  /** Per year, May 2024, in `salaryCurrency`. */
  salaryMin: number | null
  /** Per year; null also where the source only says "at least". */
  salaryMax: number | null
  /** Per year. */
  salaryMedian: number | null
  /** The source only says of the median that it is at least $239,200. */
  isMedianTopCoded?: boolean | undefined
  /** ISO 4217; absent: USD. */
  salaryCurrency?: string
  /** Pay and growth are those of a broader occupation group. */
  isWiderGroup?: boolean
  /** The language of title, description and tasks; absent: English. */
  lang?: 'es' | undefined
}

/** Attribution that every page with these figures must show. */
export interface CareerCredits {
  attribution: string
  sources: { name: string; publisher: string; url: string }[]
}

/** Verified careers: all of them, or the matches of a search, best first. */
export interface CareerList {
  careers: CareerSummary[]
  credits: CareerCredits
  /** How many there are, including those beyond the limit. */
  total: number
  /** The total without industry and sector filters. */
  unfilteredTotal: number
  /** How many of what was searched are in each industry, whatever industry was asked for; by name. */
  industries: { name: string; count: number }[]
  /** The same for the sectors of the industry that was asked for. */
  sectors: { name: string; count: number }[]
  /** For a search that nothing matches: careers with similar titles. */
  near?: CareerSummary[] | undefined
}

/** Synonyms, one line each, for a search in a client-side list. */
export interface SearchWords {
  synonyms: string[]
}

/** A career with all its details. */
export interface CareerDetail extends CareerSummary {
  /** Openings a year, 2024 to 2034. */
  annualOpenings: number | null
  /** Pay in each state, in May of a year, by their names; absent: this server has none. */
  statePay?:
    | {
        year: number
        states: {
          /** `NY` */
          code: string
          /** In the language that was asked for. */
          name: string
          /** USD a year; null: not known, or `isMedianTopCoded`. */
          salaryMedian: number | null
          /** The source only says that it is at least $239,200. */
          isMedianTopCoded?: boolean | undefined
        }[]
      }
    | undefined
  /** People employed in 2024. */
  employment2024: number | null
  /** People employed in 2034, as projected. */
  employment2034Projected: number | null
  /** People employed in 2023. */
  employment2023: number | null
  /** People employed in 2033, as projected. */
  employment2033Projected: number | null
  educationLevel: string[]
  dayInLifeText: string | null
  tasks: string[]
  workEnvironment: string | null
  certifications: string[]
  /** Ways into it, at most three. */
  routes: { school: string; next: string; firstJob: string }[]
  videoUrl: string | null
  /** In a blob store; null or absent: the widget draws a picture. */
  imageUrl?: string | null | undefined
  jobOutlook: string | null
  /** The language of `jobOutlook`; absent: English. */
  outlookLang?: 'es' | undefined
  /** The broader group that pay, employment and growth describe. */
  figuresGroup: string | null
  /** At most five. */
  relatedCareers: CareerSummary[]
  /** Six more that are most like it, of different pathways, and why. */
  similarCareers?: SimilarCareer[]
}

/** A career that is like another. */
export interface SimilarCareer extends CareerSummary {
  /** Same kind of work, same interests, same field, similar education. */
  because: 'work' | 'interests' | 'field' | 'education'
}

/** One career. */
export interface CareerAnswer {
  career: CareerDetail
  credits: CareerCredits
}
