import type { ImportProblem } from '@pathquest/core/contracts'
import type { NumberScale } from '@pathquest/core/kinds/file-answer'
import type { ImportReason } from '@pathquest/core/questions/imports'
import { UNIT_MAX } from '@pathquest/kinds/number/form'
import type { FoundQuestion } from '../found-question'
import { optionText, plainText, type VisibleTextOptions } from '../rendered/visible-text'
import { childElements, firstChild, textOf, type XmlElement } from '../xml'
import { type FoundNumber, numberAnswer } from './number-answer'
import { typedAnswer, withoutWildcards } from './typed-answer'

/** Of types that no kind takes, and of those that one takes only where their answer is plain. */
const REASONS: Readonly<Record<string, ImportReason>> = {
  numerical: 'numeric',
  calculated: 'variables',
  calculatedsimple: 'variables',
  calculatedmulti: 'variables',
  matching: 'matching',
  match: 'matching',
  ddmatch: 'matching',
  randomsamatch: 'matching',
  essay: 'essay',
  ordering: 'ordering',
  cloze: 'blanks',
  multianswer: 'blanks',
  gapselect: 'blanks',
  ddwtos: 'blanks',
  gapfill: 'blanks',
  ddmarker: 'hotspot',
  ddimageortext: 'hotspot',
  description: 'description',
}
const OPTIONS = /^(multichoice|multichoiceset|oumultiresponse|truefalse|shortanswer)$/

/** The text of `<questiontext format="html"><text>`; sounds lie beside it as files. */
function formatted(element: XmlElement | undefined, seeing: VisibleTextOptions): string {
  const text = textOf(firstChild(element, 'text'))
  const format = element?.attributes.format ?? 'html'
  if (format === 'plain_text') return text
  if (format === 'markdown') {
    return plainText(text.replace(/(\*\*|__)(\S[^*_]*)\1/g, '$2'), seeing)
  }
  return plainText(text, seeing)
}

type Described = Omit<FoundQuestion, 'where'>
type Notices = ImportProblem[]

/** One `<question type="…">`. */
export function readMoodleQuestion(question: XmlElement, type: string): Described {
  const notices: Notices = []
  const see = (element: XmlElement | undefined) => formatted(element, { notices })
  const questionText =
    see(firstChild(question, 'questiontext')) ||
    textOf(firstChild(firstChild(question, 'name'), 'text'))
  const reason = Object.hasOwn(REASONS, type) && REASONS[type]
  if (!reason && !OPTIONS.test(type)) {
    return { questionText, reason: { code: 'other_kind', params: { name: type.slice(0, 40) } } }
  }
  const answers = childElements(question, 'answer')
  const shares = answers.map(({ attributes }) => Number(attributes.fraction ?? 0))
  const best = Math.max(0, ...shares)
  const feedback = answers.map((answer) => see(firstChild(answer, 'feedback')))
  const explanation =
    see(firstChild(question, 'generalfeedback')).trim() || feedback[shares.indexOf(best)] || ''
  if (feedback.some((text) => text.trim() !== '' && text !== explanation)) {
    notices.push({ code: 'feedback_left_out', params: {} })
  }
  const answer = reason
    ? { reason: { code: reason }, ...answerOf(question, type, notices) }
    : optionsOf(question, type, notices)
  return { questionText, notices, ...answer, ...(explanation ? { explanation } : {}) }
}

const share = ({ attributes }: XmlElement) => Number(attributes.fraction ?? 0)
const said = (element: XmlElement | undefined) => textOf(firstChild(element, 'text')).trim()

/** Of the types whose answers are texts, each with its share of the points. */
function optionsOf(question: XmlElement, type: string, notices: Notices): Partial<Described> {
  const answers = childElements(question, 'answer')
  // Its answers are the words of the format, not of the teacher.
  if (type === 'truefalse') {
    return { truth: answers.some((one) => share(one) > 0 && said(one).toLowerCase() === 'true') }
  }
  if (type === 'shortanswer') {
    const spelling = (one: XmlElement) => ({ text: withoutWildcards(said(one)), share: share(one) })
    return typedAnswer(answers.map(spelling), notices)
  }
  const best = Math.max(0, ...answers.map(share))
  const isSingle = type === 'multichoice' && !/^(false|0)$/i.test(single(question))
  const isRight = (one: XmlElement) => share(one) > 0 && (!isSingle || share(one) === best)
  if (answers.some((one) => share(one) > 0 && !isRight(one))) {
    notices.push({ code: 'partial_credit', params: {} })
  }
  const options = answers.map((one) => ({
    text: optionText((seeing) => formatted(one, seeing), notices),
    isCorrect: isRight(one),
  }))
  return { options, ...(isSingle && { picksOne: true }) }
}

const single = (question: XmlElement) => textOf(firstChild(question, 'single')).trim() || 'true'

/** Of the types without options whose answers are plain: a number, pairs, an order. */
function answerOf(
  question: XmlElement,
  type: string,
  notices: Notices,
): Pick<Described, 'answer'> | undefined {
  const answers = childElements(question, 'answer')
  switch (type) {
    case 'numerical': {
      const answer = numberAnswer(answers.map(numberOf), notices, unitOf(question))
      return answer && { answer }
    }
    case 'matching':
    case 'match':
    case 'ddmatch':
      return pairsOf(question, notices)
    case 'ordering': {
      const items = inOrder(answers).map((one) => formatted(one, { notices }))
      return { answer: { type: 'order', items } }
    }
    default:
      return undefined
  }
}

const numberOf = (answer: XmlElement): FoundNumber => ({
  value: Number(said(answer) || Number.NaN),
  tolerance: Number(textOf(firstChild(answer, 'tolerance')).trim()),
  share: share(answer),
})

/** The one that answers are in when they name none. */
function unitOf(question: XmlElement): Partial<NumberScale> | undefined {
  const units = childElements(firstChild(question, 'units'), 'unit')
  const own = units.find((unit) => Number(textOf(firstChild(unit, 'multiplier'))) === 1)
  const unit = textOf(firstChild(own, 'unit_name')).trim()
  return unit === '' || unit.length > UNIT_MAX ? undefined : { unit }
}

/** Where each answer says its place, by that; else as they stand. */
function inOrder(answers: readonly XmlElement[]): XmlElement[] {
  const places = new Set(answers.map(share))
  return places.size === answers.length
    ? [...answers].sort((a, b) => share(a) - share(b))
    : [...answers]
}

/** An answer without a question beside it stands there to mislead. */
function pairsOf(question: XmlElement, notices: Notices): Pick<Described, 'answer'> {
  const pairs = childElements(question, 'subquestion').map((one) => {
    const answer = firstChild(one, 'answer')
    const isFormatted = answer?.attributes.format !== undefined
    const right = isFormatted ? formatted(answer, { notices }) : said(answer)
    return { left: formatted(one, { notices }).trim(), right }
  })
  const asked = pairs.filter(({ left }) => left !== '')
  if (asked.length < pairs.length) notices.push({ code: 'partners_left_out', params: {} })
  return { answer: { type: 'match', pairs: asked } }
}
