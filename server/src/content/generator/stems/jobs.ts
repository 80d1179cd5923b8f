import { isClearlyAbove, isGrowthApart } from '../career-facts'
import { compared, inOrder, type Measure, titlesOf } from '../comparison'
import { JOBS_SOURCE, sourced } from '../explanation'
import {
  capitalized,
  growing,
  inSentence,
  people,
  percent,
  roundedTo,
  withArticle,
} from '../phrase'
import { numbersAround, roundStep, scaleFor } from '../scale'
import type { Stem } from '../stem'
import type { Writing } from '../writing'

const growthOf: Measure = ({ facts }) => facts.growth
const jobsOf: Measure = ({ facts }) => facts.jobs
const topic = 'jobs' as const

const GROWTH_STEP = 0.5
const GROWTH_TOLERANCE = 1.5
const GROWTH_NEAR = 5
const SCALE_ENDS = [-60, -40, -30, -20, -10, 20, 30, 40, 60, 80]

const outlook = ({ career }: Writing): string =>
  `Jobs for this career are projected to ${growing(career.facts.growth ?? 0)} from 2024 to 2034.`

const growth: Stem = {
  id: 'growth-to-guess',
  topic,
  kind: 'number',
  driver: 'people',
  difficulty: 'hard',
  wordings: [
    'By how many percent are jobs for {x} projected to change from 2024 to 2034? (Below 0: fewer.)',
    'Guess the growth: how many percent more jobs (or fewer, below 0) for {x} from 2024 to 2034?',
  ],
  write(writing) {
    const { growth: value } = writing.career.facts
    if (value === null) return null
    const scales = SCALE_ENDS.flatMap((min) =>
      SCALE_ENDS.filter((max) => max > 0 && min < 0).map((max) => ({ min, max })),
    ).filter(({ min, max }) => {
      const share = (value - min) / (max - min)
      return share > 0.2 && share < 0.8 && Math.abs(share - 0.5) > 0.08 && max - min <= 80
    })
    const scale = writing.pick(scales)
    if (!scale) return null
    return {
      answers: {
        value,
        tolerance: GROWTH_TOLERANCE,
        near: GROWTH_NEAR,
        ...scale,
        step: GROWTH_STEP,
        unit: '%',
      },
      explanation: sourced(JOBS_SOURCE, outlook(writing), 'All jobs: 3.1% growth.'),
    }
  },
}

const growthMore: Stem = {
  id: 'growth-above',
  topic,
  kind: 'choice',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'Which of these careers is projected to grow faster than that of {x} from 2024 to 2034?',
    'From 2024 to 2034, where are jobs projected to grow faster than for {x}?',
  ],
  write: (writing) =>
    compared(
      writing,
      growthOf,
      {
        isRight: (a, own) => a > 0 && a > own && isGrowthApart(a, own),
        isWrong: (a, own) => a < own && isGrowthApart(a, own),
      },
      (right) =>
        sourced(
          JOBS_SOURCE,
          `${capitalized(withArticle(right.title))}: ${percent(right.facts.growth ?? 0)}. ${capitalized(
            withArticle(writing.career.title),
          )}: ${percent(writing.career.facts.growth ?? 0)}.`,
        ),
    ),
}

const IN_ORDER = 4

const growthOrder: Stem = {
  id: 'growth-in-order',
  topic,
  kind: 'order',
  driver: 'people',
  difficulty: 'hard',
  wordings: [
    'Order {x} and three others by projected job growth from 2024 to 2034, least first.',
    'How will the number of jobs change from 2024 to 2034? Order {x} and three others, least growth first.',
  ],
  write(writing) {
    const list = inOrder(writing, growthOf, isGrowthApart, IN_ORDER)
    if (!list) return null
    const rates = list.map(({ career, value }) => `${inSentence(career.title)} ${percent(value)}`)
    return {
      answers: { items: titlesOf(list) },
      explanation: sourced(JOBS_SOURCE, `${capitalized(rates.join(', '))}.`),
    }
  },
}

/** Numbers of jobs to choose from lie wide apart. */
const JOBS_STRETCH = 1.7

const jobs: Stem = {
  id: 'jobs-to-choose',
  topic,
  kind: 'choice',
  driver: 'people',
  difficulty: 'hard',
  wordings: [
    'About how many people in the US had a job as {x} in 2024?',
    'In 2024, about how many US jobs were there for {x}?',
  ],
  write(writing) {
    const { jobs: count } = writing.career.facts
    if (count === null) return null
    const place = writing.place()
    const rounded = (n: number) => roundedTo(n, Math.max(100, roundStep(n / 400)))
    const numbers = numbersAround(
      count,
      'ABCD'.indexOf(place),
      rounded,
      writing.random,
      JOBS_STRETCH,
    )
    if (!numbers || !writing.useNumbers(numbers.map(people), place)) return null
    return {
      answers: { options: numbers.map(people), right: place },
      explanation: sourced(
        JOBS_SOURCE,
        `There were ${people(count)} such jobs in 2024.`,
        outlook(writing),
      ),
    }
  },
}

const JOBS_APART = 2

const jobsMore: Stem = {
  id: 'jobs-above',
  topic,
  kind: 'choice',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'Which of these careers had at least twice as many US jobs as that of {x} in 2024?',
    'In 2024, which career gave work to at least twice as many people in the US as that of {x}?',
  ],
  write: (writing) =>
    compared(
      writing,
      jobsOf,
      {
        isRight: (a, own) => isClearlyAbove(a, own, JOBS_APART),
        isWrong: (a, own) => isClearlyAbove(own, a),
      },
      (right) =>
        sourced(
          JOBS_SOURCE,
          `In 2024 there were ${people(right.facts.jobs ?? 0)} jobs for ${withArticle(
            right.title,
          )}, and ${people(writing.career.facts.jobs ?? 0)} for ${withArticle(writing.career.title)}.`,
        ),
    ),
}

const OPENINGS_TOLERANCE = 0.15
const OPENINGS_NEAR = 0.4

const openings: Stem = {
  id: 'openings-a-year',
  topic,
  kind: 'number',
  driver: 'people',
  difficulty: 'hard',
  wordings: [
    'People retire or change jobs. How many US openings a year are projected for {x} from 2024 to 2034?',
    'Guess how many openings a year are projected for {x} in the US from 2024 to 2034.',
  ],
  write(writing) {
    const { openings: value } = writing.career.facts
    if (value === null || value < 200) return null
    const step = Math.max(10, roundStep(value / 40))
    const tolerance = roundedTo(value * OPENINGS_TOLERANCE, step)
    const near = roundedTo(value * OPENINGS_NEAR, step)
    const scale = scaleFor({ value, tolerance }, 0, step, writing.random)
    if (!scale) return null
    return {
      answers: { value, tolerance, near, ...scale, unit: 'openings' },
      explanation: sourced(
        JOBS_SOURCE,
        `About ${people(value)} openings a year. Most come from people who retire or move on.`,
      ),
    }
  },
}

const CHANGE_MIN_SHARE = 0.05

/** A difference of two given figures: worked out, not known by heart. */
const change: Stem = {
  id: 'jobs-added',
  topic,
  kind: 'choice',
  driver: 'profits',
  difficulty: 'easy',
  wordings: [
    'Jobs for {x}: {a} in 2024 and {b} projected for 2034. About how many {c} is that?',
    '{a} in 2024, {b} projected for 2034: about how many {c} jobs is that for {x}?',
  ],
  write(writing) {
    const { jobs: before, jobsProjected: after } = writing.career.facts
    if (before === null || after === null) return null
    const difference = Math.abs(after - before)
    if (difference < before * CHANGE_MIN_SHARE || difference < 1_000) return null
    const place = writing.place()
    const rounded = (n: number) => roundedTo(n, 100)
    const numbers = numbersAround(
      rounded(difference),
      'ABCD'.indexOf(place),
      rounded,
      writing.random,
      JOBS_STRETCH,
    )
    if (!numbers || !writing.useNumbers(numbers.map(people), place)) return null
    return {
      values: { a: people(before), b: people(after), c: after > before ? 'more' : 'fewer' },
      answers: { options: numbers.map(people), right: place },
      explanation: sourced(
        JOBS_SOURCE,
        after > before
          ? `${people(after)} − ${people(before)} is about ${people(difference)}.`
          : `${people(before)} − ${people(after)} is about ${people(difference)}.`,
        outlook(writing),
      ),
    }
  },
}

export const JOBS_STEMS: readonly Stem[] = [
  growth,
  growthMore,
  growthOrder,
  jobs,
  jobsMore,
  openings,
  change,
]
