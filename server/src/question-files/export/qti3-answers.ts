import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { WrittenQuestion } from '../set-details'

/** How an answer is asked for and judged in QTI 3.0, within an item. */
interface AnswerParts {
  declaration: string
  interaction: string
  processing: string
}

const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates'
const template = (name: 'match_correct' | 'map_response') =>
  `  <qti-response-processing template="${TEMPLATES}/${name}.xml"/>`

/** Text between tags. */
export const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The value of an attribute; line ends there would be read as spaces. */
export const attribute = (value: string) =>
  text(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')

export const lines = (value: string) => text(value).replaceAll('\n', '<br/>')

interface Declared {
  cardinality: 'single' | 'multiple' | 'ordered'
  baseType: 'identifier' | 'string' | 'float' | 'directedPair'
  right: readonly string[]
  mapping?: string
}

const declare = ({ cardinality, baseType, right, mapping = '' }: Declared) =>
  `  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${baseType}">
    <qti-correct-response>${right.map((one) => `<qti-value>${text(one)}</qti-value>`).join('')}</qti-correct-response>${mapping}
  </qti-response-declaration>`

const mappingOf = (entries: readonly (readonly [string, number])[]) => `
    <qti-mapping lower-bound="0" default-value="0">${entries
      .map(
        ([key, points]) =>
          `<qti-map-entry map-key="${attribute(key)}" mapped-value="${Number(points.toFixed(5))}"/>`,
      )
      .join('')}</qti-mapping>`

const optionId = (index: number) => `option_${index + 1}`
const prompt = (question: WrittenQuestion) =>
  `      <qti-prompt>${lines(question.questionText)}</qti-prompt>`
const simpleChoices = (texts: readonly string[], ids: readonly string[]) =>
  texts
    .map(
      (one, i) =>
        `      <qti-simple-choice identifier="${ids[i]}">${lines(one)}</qti-simple-choice>`,
    )
    .join('\n')

export function writeAnswer(question: WrittenQuestion): AnswerParts {
  const { answer } = question
  switch (answer.type) {
    case 'options':
      return writeOptions(question, answer.options)
    case 'text':
      return writeText(question, answer.accepted)
    case 'number':
      return writeNumber(question, answer)
    case 'order':
      return writeOrder(question, answer.items)
    case 'match':
      return writePairs(question, answer.pairs)
  }
}

type Options = Extract<FileAnswer, { type: 'options' }>['options']

/** Of several right ones each has its part of the points, wrong ones take away theirs. */
function writeOptions(question: WrittenQuestion, options: Options): AnswerParts {
  const ids = options.map((_, i) => optionId(i))
  const right = ids.filter((_, i) => options[i]?.isCorrect)
  const isOne = right.length < 2
  const wrong = options.length - right.length
  const mapping = mappingOf(
    options.map(({ isCorrect }, i) => [
      ids[i] as string,
      isCorrect ? 1 / right.length : -1 / Math.max(1, wrong),
    ]),
  )
  return {
    declaration: isOne
      ? declare({ cardinality: 'single', baseType: 'identifier', right })
      : declare({ cardinality: 'multiple', baseType: 'identifier', right, mapping }),
    interaction: `    <qti-choice-interaction response-identifier="RESPONSE" max-choices="${isOne ? 1 : 0}">
${prompt(question)}
${simpleChoices(
  options.map((one) => one.text),
  ids,
)}
    </qti-choice-interaction>`,
    processing: template(isOne ? 'match_correct' : 'map_response'),
  }
}

const paragraph = (question: WrittenQuestion, interaction: string) =>
  `    <p>${lines(question.questionText)}</p>
    <p>${interaction}</p>`
const TEXT_ENTRY = '<qti-text-entry-interaction response-identifier="RESPONSE"/>'

const writeText = (question: WrittenQuestion, accepted: readonly string[]): AnswerParts => ({
  declaration: declare({
    cardinality: 'single',
    baseType: 'string',
    right: accepted.slice(0, 1),
    mapping: mappingOf(accepted.map((one) => [one, 1])),
  }),
  interaction: paragraph(question, TEXT_ENTRY),
  processing: template('map_response'),
})

function writeNumber(
  question: WrittenQuestion,
  { value, tolerance, near }: Extract<FileAnswer, { type: 'number' }>,
): AnswerParts {
  const within = (limit: number) =>
    `<qti-equal tolerance-mode="absolute" tolerance="${limit} ${limit}"><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-equal>`
  const score = (points: number) =>
    `<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${points}</qti-base-value></qti-set-outcome-value>`
  const half =
    near === undefined
      ? ''
      : `<qti-response-else-if>${within(near)}${score(0.5)}</qti-response-else-if>`
  return {
    declaration: declare({ cardinality: 'single', baseType: 'float', right: [String(value)] }),
    interaction: paragraph(question, TEXT_ENTRY),
    processing: `  <qti-response-processing><qti-response-condition><qti-response-if>${within(tolerance)}${score(1)}</qti-response-if>${half}</qti-response-condition></qti-response-processing>`,
  }
}

/** Shown by the alphabet: the order of the file must not be the right one. */
function writeOrder(question: WrittenQuestion, items: readonly string[]): AnswerParts {
  const shown = [...items.keys()].sort((a, b) =>
    (items[a] as string).localeCompare(items[b] as string, 'en'),
  )
  return {
    declaration: declare({
      cardinality: 'ordered',
      baseType: 'identifier',
      right: items.map((_, place) => optionId(shown.indexOf(place))),
    }),
    interaction: `    <qti-order-interaction response-identifier="RESPONSE">
${prompt(question)}
${simpleChoices(
  shown.map((place) => items[place] as string),
  shown.map((_, i) => optionId(i)),
)}
    </qti-order-interaction>`,
    processing: template('match_correct'),
  }
}

function writePairs(
  question: WrittenQuestion,
  pairs: readonly { left: string; right: string }[],
): AnswerParts {
  const rights = [...new Set(pairs.map(({ right }) => right))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  )
  const choice = (id: string, value: string, most: number) =>
    `<qti-simple-associable-choice identifier="${id}" match-max="${most}">${lines(value)}</qti-simple-associable-choice>`
  const right = pairs.map((pair, i) => `left_${i + 1} right_${rights.indexOf(pair.right) + 1}`)
  return {
    declaration: declare({
      cardinality: 'multiple',
      baseType: 'directedPair',
      right,
      mapping: mappingOf(right.map((pair) => [pair, 1 / pairs.length])),
    }),
    interaction: `    <qti-match-interaction response-identifier="RESPONSE" max-associations="${pairs.length}">
${prompt(question)}
      <qti-simple-match-set>${pairs.map(({ left }, i) => choice(`left_${i + 1}`, left, 1)).join('')}</qti-simple-match-set>
      <qti-simple-match-set>${rights.map((one, i) => choice(`right_${i + 1}`, one, pairs.length)).join('')}</qti-simple-match-set>
    </qti-match-interaction>`,
    processing: template('map_response'),
  }
}
