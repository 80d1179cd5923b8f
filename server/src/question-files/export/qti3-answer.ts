import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import { plainNumber } from '../formats/number-answer'
import { attribute, escaped, lines } from '../formats/xml-text'

const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates'

/** The parts of an item that depend on its answer. */
interface ItemParts {
  /** `cardinality="…" base-type="…"` of its response. */
  response: string
  /** What is right, with what parts of it are worth. */
  declaration: string
  /** Attributes of the body, for what QTI has no place for. */
  data: Readonly<Record<string, string | null>>
  body: string
  processing: string
}

type Of<Type extends FileAnswer['type']> = Extract<FileAnswer, { type: Type }>

/** How QTI 3.0 asks for an answer, with the credit that its kind gives. */
export function itemParts(questionText: string, answer: FileAnswer): ItemParts {
  const prompt = `<qti-prompt>${lines(questionText)}</qti-prompt>`
  switch (answer.type) {
    case 'options':
      return answer.isMultiple ? severalParts(prompt, answer) : choiceParts(prompt, answer)
    case 'poll':
      return pollParts(prompt, answer)
    case 'text':
      return typedParts(questionText, answer)
    case 'number':
      return numberParts(questionText, answer)
    case 'order':
      return orderParts(prompt, answer)
    case 'match':
      return matchParts(prompt, answer)
  }
}

const template = (name: 'match_correct' | 'map_response') =>
  `<qti-response-processing template="${TEMPLATES}/${name}.xml"/>`
const correct = (values: readonly string[]) =>
  `<qti-correct-response>${values.map((one) => `<qti-value>${escaped(one)}</qti-value>`).join('')}</qti-correct-response>`

/** All of the points are 1. */
const mapping = (entries: readonly (readonly [key: string, points: number])[], more = '') =>
  `<qti-mapping lower-bound="0" upper-bound="1" default-value="0">${entries
    .map(
      ([key, points]) =>
        `<qti-map-entry map-key="${attribute(key)}" mapped-value="${share(points)}"${more}/>`,
    )
    .join('')}</qti-mapping>`
const share = (points: number) => plainNumber(Math.round(points * 1e6) / 1e6)

const optionId = (index: number) => `option_${index + 1}`

const simpleChoices = (texts: readonly string[]) =>
  texts
    .map(
      (one, i) =>
        `      <qti-simple-choice identifier="${optionId(i)}">${lines(one)}</qti-simple-choice>`,
    )
    .join('\n')

const choiceBody = (prompt: string, texts: readonly string[], max: number) =>
  `    <qti-choice-interaction response-identifier="RESPONSE" max-choices="${max}">
      ${prompt}
${simpleChoices(texts)}
    </qti-choice-interaction>`

const rightIds = ({ options }: Of<'options'>) =>
  options.flatMap(({ isCorrect }, i) => (isCorrect ? [optionId(i)] : []))
const textsOf = ({ options }: Of<'options'>) => options.map((one) => one.text)

const choiceParts = (prompt: string, answer: Of<'options'>): ItemParts => ({
  response: 'cardinality="single" base-type="identifier"',
  declaration: correct(rightIds(answer)),
  data: {},
  body: choiceBody(prompt, textsOf(answer), 1),
  processing: template('match_correct'),
})

/** A wrong one takes away its part of the wrong ones. */
function severalParts(prompt: string, answer: Of<'options'>): ItemParts {
  const right = rightIds(answer)
  const wrong = answer.options.length - right.length
  const entries = answer.options.map(
    ({ isCorrect }, i) => [optionId(i), isCorrect ? 1 / right.length : -1 / wrong] as const,
  )
  return {
    response: 'cardinality="multiple" base-type="identifier"',
    declaration: correct(right) + mapping(entries),
    data: { kind: 'several' },
    body: choiceBody(prompt, textsOf(answer), 0),
    processing: template('map_response'),
  }
}

const pollParts = (prompt: string, { options, asksWhy }: Of<'poll'>): ItemParts => ({
  response: 'cardinality="single" base-type="identifier"',
  declaration: '',
  data: { kind: 'poll', 'asks-why': asksWhy ? 'true' : null },
  body: choiceBody(prompt, options, 1),
  processing: '',
})

/** A line of its own below the question. */
const entryBody = (questionText: string) => `    <p>${lines(questionText)}</p>
    <p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>`

const typedParts = (questionText: string, { accepted }: Of<'text'>): ItemParts => ({
  response: 'cardinality="single" base-type="string"',
  declaration:
    correct(accepted.slice(0, 1)) +
    mapping(
      accepted.map((one) => [one, 1]),
      ' case-sensitive="false"',
    ),
  data: {},
  body: entryBody(questionText),
  processing: template('map_response'),
})

function numberParts(questionText: string, answer: Of<'number'>): ItemParts {
  const { value, tolerance, near, scale = {} } = answer
  const number = (one: number | undefined) => (one === undefined ? null : plainNumber(one))
  const test = (within: number, points: number) => `
      <qti-equal tolerance-mode="absolute" tolerance="${plainNumber(within)} ${plainNumber(within)}"><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-equal>
      <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${points}</qti-base-value></qti-set-outcome-value>
    `
  return {
    response: 'cardinality="single" base-type="float"',
    declaration: correct([plainNumber(value)]),
    data: {
      min: number(scale.min),
      max: number(scale.max),
      step: number(scale.step),
      unit: scale.unit ?? null,
    },
    body: entryBody(questionText),
    processing: `<qti-response-processing>
    <qti-response-condition>
    <qti-response-if>${test(tolerance, 1)}</qti-response-if>${
      near === undefined
        ? ''
        : `
    <qti-response-else-if>${test(near, NEAR_POINTS)}</qti-response-else-if>`
    }
    </qti-response-condition>
  </qti-response-processing>`,
  }
}

const NEAR_POINTS = 0.5

/** In another order than the right one: players of other tools may not mix them. */
function orderParts(prompt: string, { items }: Of<'order'>): ItemParts {
  const shown = [...items].reverse()
  return {
    response: 'cardinality="ordered" base-type="identifier"',
    declaration: correct(items.map((_, i) => optionId(items.length - 1 - i))),
    data: {},
    body: `    <qti-order-interaction response-identifier="RESPONSE" shuffle="true">
      ${prompt}
${simpleChoices(shown)}
    </qti-order-interaction>`,
    processing: template('match_correct'),
  }
}

function matchParts(prompt: string, { pairs }: Of<'match'>): ItemParts {
  const partners = [...new Set(pairs.map(({ right }) => right))]
  const keys = pairs.map(({ right }, i) => `left_${i + 1} right_${partners.indexOf(right) + 1}`)
  const set = (side: 'left' | 'right', texts: readonly string[], max: number) =>
    `      <qti-simple-match-set>${texts
      .map(
        (one, i) =>
          `<qti-simple-associable-choice identifier="${side}_${i + 1}" match-max="${max}">${lines(one)}</qti-simple-associable-choice>`,
      )
      .join('')}</qti-simple-match-set>`
  return {
    response: 'cardinality="multiple" base-type="directedPair"',
    declaration: correct(keys) + mapping(keys.map((key) => [key, 1 / keys.length])),
    data: {},
    body: `    <qti-match-interaction response-identifier="RESPONSE" max-associations="${pairs.length}" shuffle="true">
      ${prompt}
${set(
  'left',
  pairs.map(({ left }) => left),
  1,
)}
${set('right', partners, 0)}
    </qti-match-interaction>`,
    processing: template('map_response'),
  }
}
