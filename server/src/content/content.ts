/** The shapes of the seed content. Figures are USD a year, persons and percent; null is unknown. */
export type CareerSector =
  | 'Healthcare'
  | 'Technology'
  | 'Business'
  | 'Arts & Entertainment'
  | 'Science'
  | 'Education'
  | 'Public Service'
  | 'Agriculture'
  | 'Construction'
  | 'Hospitality'

/** One career of the catalogue; industry is the career cluster, sector the pathway in it. */
export interface Career {
  id: string
  title: string
  description: string
  industry: string
  sector: string
  growthRate: number | null
  salaryMin: number | null
  /** Null also when the source only says "at least 239,200". */
  salaryMax: number | null
  salaryMedian: number | null
  salaryCurrency: 'USD'
  employment2023: number | null
  employment2033Projected: number | null
  educationLevel: string[]
  dayInLifeText: string
  tasks: string[]
  workEnvironment: string
  certifications: string[]
  videoUrl: string | null
  jobOutlook: string
  relatedCareers: string[]
  isVerified: true
  onetSocCode: string
  /** The wider group that the figures describe, where the title is only a part of it. */
  figuresGroup: string | null
}

export type PathkeyRarity = 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary'
export type PathkeyKind = 'career' | 'skill' | 'industry' | 'milestone'

/**
 * A collectible key. Metadata: careerId on career keys, sector on skill and industry keys,
 * event and count on milestone keys.
 */
export interface Pathkey {
  id: string
  name: string
  description: string
  imageUrl: string | null
  rarity: PathkeyRarity
  keyType: PathkeyKind
  keyCode: string
  colorPrimary: string
  colorSecondary: string
  metadata: Record<string, unknown>
  isActive: true
}

export type QuestionDriver = 'people' | 'product' | 'pricing' | 'process' | 'proceeds' | 'profits'
export type QuestionDifficulty = 'easy' | 'medium' | 'hard'

export interface QuestionOptionContent {
  text: string
  isCorrect: boolean
}

export interface QuestionContent {
  id: string
  questionText: string
  options: QuestionOptionContent[]
  orderIndex: number
  businessDriver: QuestionDriver | null
  timeLimitSeconds: number
  points: number
  difficulty: QuestionDifficulty
  explanation: string
  imageUrl: string | null
  questionType: 'multiple_choice'
}

export interface QuestionSetContent {
  id: string
  title: string
  description: string
  subject: string
  gradeLevel: number[]
  difficultyLevel: QuestionDifficulty
  careerId: string | null
  careerSector: CareerSector | null
  questionSetType: 'career_quest' | 'standard'
  tags: string[]
  isPublic: true
  isVerified: true
  questions: QuestionContent[]
}
