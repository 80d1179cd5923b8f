import { isClearlyAbove } from '../career-facts'
import { compared, inOrder, type Measure, titlesOf } from '../comparison'
import { PAY_SOURCE, sourced } from '../explanation'
import { dollars, inSentence, roundedTo, withArticle } from '../phrase'
import { numbersAround, scaleFor } from '../scale'
import type { Stem } from '../stem'
import type { Writing } from '../writing'

const payOf: Measure = ({ facts }) => facts.pay
const HOURS_A_YEAR = 2_080
const TOLERANCE_SHARE = 0.08
const NEAR_SHARE = 0.25
/** The least that a scale of pay begins with. */
const SCALE_MINS = [20_000, 15_000, 10_000]

const half = (pay: number): string => `Half earned more than ${dollars(pay)} a year, and half less.`
const tenth = (payTop: number | null): string =>
  payTop === null ? '' : `The best-paid tenth earned more than ${dollars(payTop)}.`

/** A sum of money to guess; null: no scale fits it. */
function guessed(writing: Writing, value: number) {
  const min = SCALE_MINS.find((start) => start < value * 0.55) ?? 0
  const step = value > 100_000 ? 1_000 : 500
  const tolerance = roundedTo(value * TOLERANCE_SHARE, 100)
  const near = roundedTo(value * NEAR_SHARE, 100)
  const scale = scaleFor({ value, tolerance }, min, step, writing.random)
  return scale && { value, tolerance, near, ...scale, unit: '$' }
}

const topic = 'pay' as const

const median: Stem = {
  id: 'pay-median',
  topic,
  kind: 'number',
  driver: 'proceeds',
  difficulty: 'hard',
  wordings: [
    'Half of those who work as {x} earned more than this a year in May 2024. How much?',
    'Guess the median pay of {x} in May 2024, a year. (Half earned more, half less.)',
    'Line up everybody who works as {x} by pay. What did the one in the middle earn in May 2024?',
  ],
  write(writing) {
    const { pay, payTop } = writing.career.facts
    const answers = pay === null ? null : guessed(writing, pay)
    return answers && pay !== null
      ? { answers, explanation: sourced(PAY_SOURCE, half(pay), tenth(payTop)) }
      : null
  },
}

const top: Stem = {
  id: 'pay-of-best-paid-tenth',
  topic,
  kind: 'number',
  driver: 'proceeds',
  difficulty: 'hard',
  wordings: [
    'The best-paid tenth of those who work as {x} earned more than this in May 2024. How much a year?',
    'One in ten people who work as {x} earned more than this a year in May 2024. How much?',
  ],
  write(writing) {
    const { pay, payTop } = writing.career.facts
    if (pay === null || payTop === null) return null
    const answers = guessed(writing, payTop)
    if (!answers) return null
    return {
      answers,
      explanation: sourced(
        PAY_SOURCE,
        `One in ten earned more than ${dollars(payTop)}; the one in the middle earned ${dollars(pay)}.`,
      ),
    }
  },
}

const amount: Stem = {
  id: 'pay-to-choose',
  topic,
  kind: 'choice',
  driver: 'proceeds',
  difficulty: 'medium',
  wordings: [
    'What was the median pay of {x} in May 2024? (Half earned more, half less.)',
    'Half of all people who work as {x} earned more than this a year in May 2024. Which amount is it?',
  ],
  write(writing) {
    const { pay, payTop } = writing.career.facts
    if (pay === null) return null
    const place = writing.place()
    const numbers = numbersAround(
      pay,
      'ABCD'.indexOf(place),
      (n) => roundedTo(n, 10),
      writing.random,
    )
    if (!numbers || !writing.useNumbers(numbers.map(dollars), place)) return null
    return {
      answers: { options: numbers.map(dollars), right: place },
      explanation: sourced(PAY_SOURCE, half(pay), tenth(payTop)),
    }
  },
}

const hourly: Stem = {
  id: 'pay-an-hour',
  topic,
  kind: 'choice',
  driver: 'pricing',
  difficulty: 'medium',
  wordings: [
    'The median pay of {x} was {a} a year in May 2024. About how much is that for each of 2,080 hours?',
    '{a} a year was the median pay of {x} in May 2024. With 2,080 work hours, about how much is that an hour?',
  ],
  write(writing) {
    const { pay } = writing.career.facts
    if (pay === null) return null
    const place = writing.place()
    const anHour = Math.round(pay / HOURS_A_YEAR)
    const numbers = numbersAround(anHour, 'ABCD'.indexOf(place), Math.round, writing.random)
    const options = numbers?.map((n) => `About ${dollars(n)}`)
    if (!options || !writing.useNumbers(options, place)) return null
    return {
      values: { a: dollars(pay) },
      answers: { options, right: place },
      explanation: sourced(
        PAY_SOURCE,
        `${dollars(pay)} ÷ 2,080 hours is about ${dollars(anHour)}. That is 52 weeks of 40 hours; not every job has so many.`,
      ),
    }
  },
}

const payLine = (writing: Writing, other: { title: string; facts: { pay: number | null } }) =>
  sourced(
    PAY_SOURCE,
    `Median pay a year: ${dollars(other.facts.pay ?? 0)} for ${withArticle(other.title)}, ${dollars(
      writing.career.facts.pay ?? 0,
    )} for ${withArticle(writing.career.title)}.`,
  )

const above = (a: number, b: number): boolean => isClearlyAbove(a, b)
const below = (a: number, b: number): boolean => isClearlyAbove(b, a)

const more: Stem = {
  id: 'pay-above',
  topic,
  kind: 'choice',
  driver: 'pricing',
  difficulty: 'medium',
  wordings: [
    'Which of these had a clearly higher median pay than {x} in May 2024?',
    'In May 2024, one of these typically earned at least a quarter more than {x}. Which one?',
  ],
  write: (writing) =>
    compared(writing, payOf, { isRight: above, isWrong: below }, (right) =>
      payLine(writing, right),
    ),
}

const less: Stem = {
  id: 'pay-below',
  topic,
  kind: 'choice',
  driver: 'pricing',
  difficulty: 'medium',
  wordings: [
    'Which of these had a clearly lower median pay than {x} in May 2024?',
    'In May 2024, three of these typically earned far more than {x}. Which one earned less?',
  ],
  write: (writing) =>
    compared(writing, payOf, { isRight: below, isWrong: above }, (right) =>
      payLine(writing, right),
    ),
}

const IN_ORDER = 4

const order: Stem = {
  id: 'pay-in-order',
  topic,
  kind: 'order',
  driver: 'pricing',
  difficulty: 'hard',
  wordings: [
    'Where does {x} stand? Order these by median pay in May 2024, lowest first.',
    'From lowest to highest median pay in May 2024: order {x} and three others.',
  ],
  write(writing) {
    const areApart = (a: number, b: number) => above(a, b) || below(a, b)
    const list = inOrder(writing, payOf, areApart, IN_ORDER)
    if (!list) return null
    const pays = list.map(({ career, value }) => `${inSentence(career.title)} ${dollars(value)}`)
    return {
      answers: { items: titlesOf(list) },
      explanation: sourced(PAY_SOURCE, `Median pay a year: ${pays.join(', ')}.`),
    }
  },
}

const SEVERAL_OPTIONS = 5

const several: Stem = {
  id: 'pay-above-several',
  topic,
  kind: 'several',
  driver: 'pricing',
  difficulty: 'hard',
  wordings: [
    'Which of these had a clearly higher median pay than {x} in May 2024? Choose all that fit.',
    'Who typically earned at least a quarter more than {x} in May 2024? Choose all that fit.',
  ],
  write(writing) {
    const { career, deck } = writing
    const { pay } = career.facts
    if (pay === null) return null
    const draw = (is: (a: number, b: number) => boolean) =>
      deck.draw((one) => {
        const { pay: other } = one.facts
        const fits = other !== null && is(other, pay) && writing.ledger.isFree(one.title)
        return fits ? one : null
      })
    const rightCount = writing.random() < 0.5 ? 2 : 3
    const rights = Array.from({ length: rightCount }, () => draw(above))
    const wrongs = Array.from({ length: SEVERAL_OPTIONS - rightCount }, () => draw(below))
    const titles = (list: typeof rights) => list.flatMap((one) => one?.title ?? [])
    const all = [...titles(rights), ...titles(wrongs)]
    if (new Set(all).size < SEVERAL_OPTIONS) return null
    const pays = rights.flatMap((one) =>
      one ? `${inSentence(one.title)} ${dollars(one.facts.pay ?? 0)}` : [],
    )
    return {
      answers: writing.several(titles(rights), titles(wrongs)),
      explanation: sourced(
        PAY_SOURCE,
        `Median pay a year: ${inSentence(career.title)} ${dollars(pay)}, ${pays.join(', ')}.`,
      ),
    }
  },
}

export const PAY_STEMS: readonly Stem[] = [median, top, amount, hourly, more, less, order, several]
