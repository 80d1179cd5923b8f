import { type CareerPay, JOBS_YEAR, PAY_YEAR } from './careers'

/** What a career is told about beside a game: one figure with its year. */
export type CareerFact =
  | { fact: 'pay'; amount: number; currency: string; year: string }
  | { fact: 'jobs'; jobs: number; year: string }
  | { fact: 'growth' | 'decline'; percent: number }

export interface FactsOfCareer extends CareerPay {
  growthRate: number | null
  employment2024: number | null
  /** The figures describe a broader group: not a fact of this career. */
  isWiderGroup?: boolean
}

/** Every fact that the figures of a career give. */
export function factsOf(career: FactsOfCareer): CareerFact[] {
  if (career.isWiderGroup) return []
  const { salaryMedian, employment2024, growthRate } = career
  const facts: CareerFact[] = []
  if (salaryMedian !== null) {
    const currency = career.salaryCurrency ?? 'USD'
    facts.push({ fact: 'pay', amount: salaryMedian, currency, year: PAY_YEAR })
  }
  if (employment2024 !== null) facts.push({ fact: 'jobs', jobs: employment2024, year: JOBS_YEAR })
  if (growthRate !== null && growthRate !== 0) {
    const fact = growthRate > 0 ? 'growth' : 'decline'
    facts.push({ fact, percent: Math.abs(growthRate) })
  }
  return facts
}

/** Words, in English and Spanish, of questions that are about the same thing as a fact. */
const TOPICS: Record<CareerFact['fact'], readonly string[]> = {
  pay: ['pay', 'paid', 'earn', 'salar', 'wage', 'money', '$', 'gana', 'sueldo', 'dinero', 'pagan'],
  jobs: ['how many', 'number of', 'jobs', 'employ', 'cuánt', 'emple'],
  growth: ['grow', 'future', 'percent', '%', 'outlook', 'crec', 'futuro', 'ciento'],
  decline: ['grow', 'future', 'percent', '%', 'outlook', 'crec', 'futuro', 'ciento'],
}

/** Whether a fact could help with an open question: it is about the same thing. */
export function isHint({ fact }: CareerFact, texts: readonly string[]): boolean {
  const asked = texts.join(' ').toLowerCase()
  return TOPICS[fact].some((word) => asked.includes(word))
}
