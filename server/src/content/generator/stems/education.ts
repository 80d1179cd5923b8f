import { shuffled } from '@pathquest/core/random'
import { EDUCATION_APART, EDUCATION_PHRASES } from '../career-facts'
import { compared, inOrder, type Measure, titlesOf } from '../comparison'
import { EDUCATION_SOURCE, sourced } from '../explanation'
import { capitalized, withArticle } from '../phrase'
import type { Stem } from '../stem'
import { SIDE_MAX, type Writing } from '../writing'

const rankOf: Measure = ({ facts }) => facts.educationRank
const phrase = (rank: number | null): string => EDUCATION_PHRASES[rank ?? -1] ?? ''
const areApart = (a: number, b: number): boolean => Math.abs(a - b) >= EDUCATION_APART
const topic = 'education' as const

const own = (writing: Writing): string =>
  `${capitalized(withArticle(writing.career.title))} typically starts with ${phrase(
    writing.career.facts.educationRank,
  )}.`
const also = (
  writing: Writing,
  right: { title: string; facts: { educationRank: number | null } },
) =>
  sourced(
    EDUCATION_SOURCE,
    own(writing),
    `${capitalized(withArticle(right.title))} typically starts with ${phrase(right.facts.educationRank)}.`,
  )

const level: Stem = {
  id: 'education-to-choose',
  topic,
  kind: 'choice',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'What does {x} typically need to start?',
    'How much school does {x} typically need to get started?',
  ],
  write(writing) {
    const { educationRank: rank } = writing.career.facts
    if (rank === null) return null
    const wrongs = EDUCATION_PHRASES.flatMap((_, at) => {
      const text = capitalized(phrase(at))
      return areApart(at, rank) && writing.ledger.isFree(text) ? text : []
    })
    if (wrongs.length < 3 || !writing.isQuiet(phrase(rank))) return null
    return {
      answers: writing.choice(
        capitalized(phrase(rank)),
        shuffled(wrongs, writing.random).slice(0, 3),
      ),
      explanation: sourced(EDUCATION_SOURCE, own(writing), 'Some people find other ways in.'),
    }
  },
}

const same: Stem = {
  id: 'education-alike',
  topic,
  kind: 'choice',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'Which of these careers typically takes as much school as that of {x}?',
    'Who typically needs as much school to start as {x}?',
  ],
  write: (writing) =>
    compared(writing, rankOf, { isRight: (a, b) => a === b, isWrong: areApart }, (right) =>
      sourced(
        EDUCATION_SOURCE,
        `Both typically start with ${phrase(right.facts.educationRank)}.`,
        right.facts.educationRank === 0 ? '' : 'Some people find other ways in.',
      ),
    ),
}

const more: Stem = {
  id: 'education-above',
  topic,
  kind: 'choice',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'Which of these careers typically takes clearly more school than that of {x}?',
    'Who typically studies longer before the first job than {x}?',
  ],
  write: (writing) =>
    compared(
      writing,
      rankOf,
      { isRight: (a, b) => a >= b + EDUCATION_APART, isWrong: (a, b) => a <= b },
      (right) => also(writing, right),
    ),
}

const less: Stem = {
  id: 'education-below',
  topic,
  kind: 'choice',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'Which of these careers can typically be started with clearly less school than that of {x}?',
    'Who can typically start to work after clearly less school than {x}?',
  ],
  write: (writing) =>
    compared(
      writing,
      rankOf,
      { isRight: (a, b) => a <= b - EDUCATION_APART, isWrong: (a, b) => a >= b },
      (right) => also(writing, right),
    ),
}

const IN_ORDER = 4
const IN_ORDER_MIN = 3

const order: Stem = {
  id: 'education-in-order',
  topic,
  kind: 'order',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'Order {x} and the others by the school they typically need to start, least first.',
    'Who typically needs least school to start, and who most? Order {x} and the others, least first.',
  ],
  write(writing) {
    const list = inOrder(writing, rankOf, areApart, IN_ORDER, IN_ORDER_MIN)
    if (!list) return null
    return {
      answers: { items: titlesOf(list) },
      explanation: sourced(
        EDUCATION_SOURCE,
        `From least to most: ${list.map(({ value }) => phrase(value)).join('; ')}.`,
      ),
    }
  },
}

const match: Stem = {
  id: 'education-to-careers',
  topic,
  kind: 'match',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'Match {x} and the others to what they typically need to start.',
    'What does each of them typically need to start? One is {x}.',
  ],
  write(writing) {
    const list = inOrder(writing, rankOf, areApart, IN_ORDER, IN_ORDER_MIN)
    if (!list || list.some(({ career }) => career.title.length > SIDE_MAX)) return null
    return {
      answers: {
        pairs: list.map(({ career, value }) => [career.title, capitalized(phrase(value))]),
      },
      explanation: sourced(EDUCATION_SOURCE, own(writing)),
    }
  },
}

export const EDUCATION_STEMS: readonly Stem[] = [order, level, same, match, more, less]
