/** A career in a list. */
export interface CareerSummary {
  id: string
  title: string
  description: string
  industry: string
  sector: string
  /** Percent over ten years; null: not known. */
  growthRate: number | null
  /** Per year, in `salaryCurrency`. */
  salaryMin: number | null
  /** Per year; null also where the source says only "at least". */
  salaryMax: number | null
  /** Per year. */
  salaryMedian: number | null
  /** ISO 4217; absent: USD. */
  salaryCurrency?: string
  /** Pay and growth are those of a wider group of occupations. */
  isWiderGroup?: boolean
}

/** What every page with these figures has to show. */
export interface CareerCredits {
  attribution: string
  sources: { name: string; publisher: string; url: string }[]
}

/** All verified careers. */
export interface CareerList {
  careers: CareerSummary[]
  credits: CareerCredits
}

/** A career with everything that is known about it. */
export interface CareerDetail extends CareerSummary {
  /** People employed in 2023. */
  employment2023: number | null
  /** People employed in 2033, as projected. */
  employment2033Projected: number | null
  educationLevel: string[]
  dayInLifeText: string | null
  tasks: string[]
  workEnvironment: string | null
  certifications: string[]
  videoUrl: string | null
  jobOutlook: string | null
  /** The wider group that pay, employment and growth describe. */
  figuresGroup: string | null
  /** At most five. */
  relatedCareers: CareerSummary[]
}

/** One career. */
export interface CareerAnswer {
  career: CareerDetail
  credits: CareerCredits
}
