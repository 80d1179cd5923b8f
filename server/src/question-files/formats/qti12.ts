import type { ImportProblem } from '@pathquest/core/contracts'
import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { ImportReason } from '@pathquest/core/questions/imports'
import type { FoundQuestion } from '../found-question'
import { withFormulas } from '../rendered/math'
import {
  optionText,
  plainText,
  type VisibleTextOptions,
  visibleText,
} from '../rendered/visible-text'
import { childElements, descendants, firstChild, textOf, type XmlElement } from '../xml'
import { UNREADABLE } from './damaged-xml'
import type { FoundFile } from './table'

/** What Canvas and others name a kind whose presentation would say something else. */
const REASONS: Readonly<Record<string, ImportReason>> = {
  numerical_question: 'numeric',
  calculated_question: 'numeric',
  matching_question: 'matching',
  essay_question: 'essay',
  file_upload_question: 'upload',
  text_only_question: 'description',
  fill_in_multiple_blanks_question: 'blanks',
  multiple_dropdowns_question: 'blanks',
}

/** QTI 1.2: `<questestinterop>` with items in assessments and sections, or alone. */
export function readQti12(root: XmlElement): FoundFile {
  const assessment = descendants(root, 'assessment')[0]
  const found = descendants(root, 'item').map((item, i) => ({
    where: { place: 'item', number: i + 1, file: null } as const,
    ...describe(item),
  }))
  return { format: 'qti_1_2', title: assessment?.attributes.title?.trim() || null, found }
}

const metadata = (item: XmlElement, name: string): string =>
  descendants(item, 'qtimetadatafield')
    .filter((field) => textOf(firstChild(field, 'fieldlabel')).trim() === name)
    .map((field) => textOf(firstChild(field, 'fieldentry')).trim())[0] ?? ''

type Described = Omit<FoundQuestion, 'where'>

function describe(item: XmlElement): Described {
  if (item.attributes.type === UNREADABLE) {
    return { questionText: textOf(item), reason: { code: 'unreadable' } }
  }
  const presentation = firstChild(item, 'presentation')
  const responses = [
    'response_lid',
    'response_str',
    'response_num',
    'response_xy',
    'response_grp',
  ].flatMap((name) => descendants(presentation, name))
  const notices: ImportProblem[] = []
  const questionText =
    material(presentation, { notices }, responses) || (item.attributes.title ?? '')
  const kind = metadata(item, 'question_type')
  const known = Object.hasOwn(REASONS, kind) && REASONS[kind]
  const explained = () => {
    const explanation = feedback(item, notices)
    return { notices, ...(explanation ? { explanation } : {}) }
  }
  if (known) {
    const answer = known === 'numeric' ? numberAnswer(item) : pairsIn(item, responses, notices)
    return {
      questionText,
      reason: { code: known },
      ...(answer && { answer, ...explained() }),
    }
  }
  const response = responses[0]
  if (!response) return { questionText, reason: { code: 'description' } }
  if (responses.length > 1) {
    const isMatching = responses.every(({ name }) => name === 'response_lid')
    const answer = isMatching ? pairsIn(item, responses, notices) : undefined
    return {
      questionText,
      reason: { code: isMatching ? 'matching' : 'several_parts' },
      ...(answer && { answer, ...explained() }),
    }
  }
  if (response.name === 'response_num') {
    const answer = numberAnswer(item)
    return {
      questionText,
      reason: { code: 'numeric' },
      ...(answer && { answer, ...explained() }),
    }
  }
  if (response.name === 'response_xy') return { questionText, reason: { code: 'hotspot' } }
  if (response.name === 'response_grp') return { questionText, reason: { code: 'matching' } }
  if (response.attributes.rcardinality === 'Ordered') {
    const answer = orderIn(item, response, notices)
    return {
      questionText,
      reason: { code: 'ordering' },
      ...(answer && { answer, ...explained() }),
    }
  }
  const right = rightAnswers(item)
  const more = explained()
  if (response.name === 'response_str') {
    if (right.size === 0) return { questionText, reason: { code: 'essay' } }
    const answers = [...right]
    notices.push({ code: 'text_answer', params: { answer: answers.join(' / ').slice(0, 200) } })
    const options = [{ text: answers[0] ?? '', isCorrect: true }]
    return { questionText, options, answer: { type: 'text', accepted: answers }, ...more }
  }
  const labels = descendants(response, 'response_label')
  const idents = new Set(labels.map(({ attributes }) => attributes.ident ?? ''))
  for (const key of right) {
    if (!idents.has(key)) notices.push({ code: 'key_nowhere', params: { key: key.slice(0, 80) } })
  }
  return {
    questionText,
    options: labels.map((label) => ({
      text: optionText((seeing) => material(label, seeing), notices),
      isCorrect: right.has(label.attributes.ident ?? ''),
    })),
    ...more,
  }
}

const numbersIn = (item: XmlElement, name: string): number[] =>
  descendants(item, name)
    .map((one) => Number(textOf(one).trim() || Number.NaN))
    .filter((value) => Number.isFinite(value))

/** By the number itself, with the range around it; or by the range alone. */
function numberAnswer(item: XmlElement): FileAnswer | undefined {
  const [exact] = numbersIn(item, 'varequal')
  const lower = numbersIn(item, 'vargte').concat(numbersIn(item, 'vargt'))[0]
  const upper = numbersIn(item, 'varlte').concat(numbersIn(item, 'varlt'))[0]
  if (lower === undefined || upper === undefined || lower > upper) {
    return exact === undefined ? undefined : { type: 'number', value: exact, tolerance: 0 }
  }
  const value = exact ?? (lower + upper) / 2
  const tolerance = Number(Math.max(upper - value, value - lower).toFixed(6))
  return { type: 'number', value, tolerance: Math.max(0, tolerance) }
}

const labelsOf = (response: XmlElement, notices: ImportProblem[]): Map<string, string> =>
  new Map(
    descendants(response, 'response_label').map((label) => [
      label.attributes.ident ?? '',
      optionText((seeing) => material(label, seeing), notices),
    ]),
  )

/** One response for each left side, each with the same right sides to choose from. */
function pairsIn(
  item: XmlElement,
  responses: readonly XmlElement[],
  notices: ImportProblem[],
): FileAnswer | undefined {
  const equal = descendants(item, 'varequal')
  const pairs = responses.flatMap((response) => {
    const { ident } = response.attributes
    const key = equal.find(({ attributes }) => attributes.respident === ident)
    const right = key && labelsOf(response, notices).get(textOf(key).trim())
    const left = childElements(response)
      .filter(({ name }) => name.startsWith('material'))
      .map((part) => material(part, { notices }))
      .join('\n')
      .trim()
    return right !== undefined && left !== '' ? [{ left, right }] : []
  })
  return pairs.length === responses.length && pairs.length > 1
    ? { type: 'match', pairs }
    : undefined
}

/** In the order of the first condition that names them all. */
function orderIn(
  item: XmlElement,
  response: XmlElement,
  notices: ImportProblem[],
): FileAnswer | undefined {
  const labels = labelsOf(response, notices)
  for (const condition of descendants(item, 'respcondition')) {
    const keys = new Set<string>()
    collectEqual(firstChild(condition, 'conditionvar'), keys)
    const items = [...keys].flatMap((key) => labels.get(key) ?? [])
    if (items.length === labels.size) return { type: 'order', items }
  }
  return undefined
}

/** All text below, but for what belongs to the answers. */
function material(
  of: XmlElement | undefined,
  seeing: VisibleTextOptions,
  skip: readonly XmlElement[] = [],
): string {
  const parts = childElements(of)
    .filter((child) => !skip.includes(child))
    .map((child) => materialPart(child, seeing, skip))
  return parts.filter((part) => part.trim() !== '').join('\n')
}

function materialPart(
  part: XmlElement,
  seeing: VisibleTextOptions,
  skip: readonly XmlElement[],
): string {
  const { name, attributes } = part
  if (name === 'mattext' || name === 'mat_formattedtext') return matText(part, seeing)
  if (name === 'matimage') {
    const label = (attributes.label || attributes.uri || '').slice(0, 80)
    seeing.notices.push({ code: 'image_left_out', params: { name: label } })
  }
  if (name === 'mataudio' || name === 'matvideo') {
    seeing.notices.push({ code: 'media_left_out', params: {} })
  }
  return material(part, seeing, skip)
}

function matText(mattext: XmlElement, seeing: VisibleTextOptions): string {
  if (childElements(mattext).length > 0) return visibleText(mattext, seeing)
  const text = textOf(mattext)
  return mattext.attributes.texttype === 'text/plain'
    ? withFormulas(text, seeing.notices)
    : plainText(text, seeing)
}

/** Keys of the conditions that give points, but for those that must not be chosen. */
function rightAnswers(item: XmlElement): Set<string> {
  const right = new Set<string>()
  let best = 0
  for (const condition of descendants(item, 'respcondition')) {
    const gives = descendants(condition, 'setvar')
      .filter(({ attributes }) => /^(set|add)$/i.test(attributes.action ?? 'Set'))
      .map((setvar) => pointsOf(textOf(setvar).trim()))
    const points = Math.max(0, ...gives.filter(Number.isFinite))
    if (points <= 0) continue
    // A condition that is worth more is the answer, the others are partly right.
    if (points > best && metadata(item, 'question_type') !== 'multiple_answers_question') {
      right.clear()
    }
    best = Math.max(best, points)
    if (points === best) collectEqual(firstChild(condition, 'conditionvar'), right)
  }
  return right
}

/** Blackboard names the whole of the points. */
const pointsOf = (said: string) => (said === 'SCORE.max' ? 1 : Number(said))

function collectEqual(of: XmlElement | undefined, into: Set<string>): void {
  for (const child of childElements(of)) {
    if (child.name === 'not') continue
    if (child.name === 'varequal') into.add(textOf(child).trim())
    else collectEqual(child, into)
  }
}

/** What is said whatever was answered; what is said of single answers is left out. */
function feedback(item: XmlElement, notices: ImportProblem[]): string {
  const all = childElements(item, 'itemfeedback').map((one) => ({
    isGeneral: /^(general|solution)/i.test(one.attributes.ident ?? ''),
    text: material(one, { notices }).trim(),
  }))
  if (all.some(({ isGeneral, text }) => !isGeneral && text !== '')) {
    notices.push({ code: 'feedback_left_out', params: {} })
  }
  return all.find(({ isGeneral }) => isGeneral)?.text ?? ''
}
