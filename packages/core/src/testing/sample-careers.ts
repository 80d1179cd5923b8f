import type { CareerOfDeck, DeckCard } from '../careers/deck'
import { makeDeck } from '../careers/deck'
import { seededRandom } from '../random'

const INDUSTRIES = 8

/** Made-up careers in eight industries, with figures far enough apart to be compared. */
export const sampleCareers = (count: number): CareerOfDeck[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `ca_test_${i}`,
    title: `Job ${i}`,
    industry: `Industry ${i % INDUSTRIES}`,
    sector: `Sector ${i % INDUSTRIES}`,
    tasks: [1, 2, 3, 4].map((task) => `Does task ${task} of job ${i}`),
    workEnvironment: `At place ${i}`,
    educationLevel: ['High school diploma'],
    relatedCareers: [`ca_test_${(i + 8) % count}`, `ca_test_${(i + 16) % count}`],
    salaryMin: 22_000 + ((i * 7) % 40) * 1_300,
    salaryMedian: 30_000 + ((i * 7) % 40) * 4_000,
    salaryCurrency: 'USD',
    growthRate: ((i * 3) % 23) - 5,
    employment2024: 5_000 * (1 + ((i * 11) % 37)),
    figuresGroup: null,
    interestRealistic: 1 + (i % 7),
    interestInvestigative: 1 + ((i + 3) % 7),
    interestArtistic: 1 + ((i + 5) % 7),
    interestSocial: 2,
    interestEnterprising: 3,
    interestConventional: 4,
  }))

/** A deck that is large enough for every mode. */
export const sampleDeck = (seed = 'deck'): DeckCard[] =>
  makeDeck(sampleCareers(80), { careerId: null, industry: null }, seededRandom(seed))
