import type { ImportProblem } from '@pathquest/core/contracts'
import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { ImportReason } from '@pathquest/core/questions/imports'
import type { FoundQuestion } from '../found-question'
import { optionText, plainText, type VisibleTextOptions } from '../rendered/visible-text'
import { childElements, firstChild, textOf, type XmlElement } from '../xml'
import { lastCategory } from './answer-key'
import { UNREADABLE } from './damaged-xml'
import type { FoundFile } from './table'

const REASONS: Readonly<Record<string, ImportReason>> = {
  numerical: 'numeric',
  calculated: 'numeric',
  calculatedsimple: 'numeric',
  calculatedmulti: 'numeric',
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

/** Canvas writes `<quiz>` as well, about a quiz whose questions stand elsewhere. */
export const isMoodleQuiz = (root: XmlElement): boolean =>
  root.name === 'quiz' && firstChild(root, 'question') !== undefined

/** Moodle's own XML: `<quiz>` with a `<question type="…">` for each. */
export function readMoodleXml(quiz: XmlElement): FoundFile {
  let title: string | null = null
  let number = 0
  const found = childElements(quiz, 'question').flatMap((question): FoundQuestion[] => {
    const type = question.attributes.type ?? ''
    if (type === 'category') {
      title ??= categoryName(question)
      return []
    }
    number++
    if (type === UNREADABLE) {
      const where = { place: 'item', number, file: null } as const
      return [{ where, questionText: textOf(question), reason: { code: 'unreadable' } }]
    }
    return [{ where: { place: 'item', number, file: null }, ...describe(question, type) }]
  })
  return { format: 'moodle_xml', title, found }
}

/** The last part of a path like `$course$/top/Safety`. */
function categoryName(question: XmlElement): string | null {
  const path = textOf(firstChild(firstChild(question, 'category'), 'text'))
  const name = lastCategory(path)
  return name === '' || name === 'top' ? null : name
}

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

function describe(question: XmlElement, type: string): Described {
  const notices: ImportProblem[] = []
  const see = (element: XmlElement | undefined) => formatted(element, { notices })
  const questionText =
    see(firstChild(question, 'questiontext')) ||
    textOf(firstChild(firstChild(question, 'name'), 'text'))
  const reason = Object.hasOwn(REASONS, type) && REASONS[type]
  if (reason) {
    const answer = answerOf(question, type)
    return { questionText, reason: { code: reason }, ...(answer && { answer }) }
  }
  if (!['multichoice', 'truefalse', 'shortanswer'].includes(type)) {
    return { questionText, reason: { code: 'other_kind', params: { name: type.slice(0, 40) } } }
  }
  const options = childElements(question, 'answer').map((answer) => ({
    text:
      type === 'shortanswer'
        ? textOf(firstChild(answer, 'text'))
        : optionText((seeing) => formatted(answer, seeing), notices),
    share: Number(answer.attributes.fraction ?? 0),
    feedback: see(firstChild(answer, 'feedback')),
  }))
  const best = Math.max(0, ...options.map(({ share }) => share))
  const isSingle = type !== 'multichoice' || !/^(false|0)$/i.test(single(question))
  const isRight = (share: number) => share > 0 && (!isSingle || share === best)
  if (type === 'multichoice' && options.some(({ share }) => share > 0 && !isRight(share))) {
    notices.push({ code: 'partial_credit', params: {} })
  }
  const general = see(firstChild(question, 'generalfeedback'))
  const explanation = general.trim() || options.find(({ share }) => share === best)?.feedback || ''
  if (options.some(({ feedback }) => feedback.trim() !== '' && feedback !== explanation)) {
    notices.push({ code: 'feedback_left_out', params: {} })
  }
  const found: Described = {
    questionText,
    options: options.map(({ text, share }) => ({
      text,
      isCorrect: isRight(share),
    })),
    notices,
    ...(explanation ? { explanation } : {}),
  }
  // Its answers are the words of the format, not of the teacher.
  if (type === 'truefalse') found.truth = isSo(options)
  if (type === 'shortanswer') {
    const answers = options.filter(({ share }) => share > 0).map(({ text }) => text)
    notices.push({ code: 'text_answer', params: { answer: answers.join(' / ').slice(0, 200) } })
    // An asterisk stands for any signs; alone it would accept everything.
    const accepted = options
      .filter(({ share }) => share > 0 && share === best)
      .map(({ text }) => text.replaceAll('*', '').trim())
      .filter((one) => one !== '')
    found.answer = { type: 'text', accepted }
    found.options = answers.slice(0, 1).map((text) => ({ text, isCorrect: true }))
  }
  return found
}

/** Of the types without options whose answers are plain: a number, pairs, an order. */
function answerOf(question: XmlElement, type: string): FileAnswer | undefined {
  const plain = (element: XmlElement | undefined) => formatted(element, { notices: [] }).trim()
  const answers = childElements(question, 'answer')
  switch (type) {
    case 'numerical': {
      const best = answers.find(({ attributes }) => Number(attributes.fraction) === 100)
      const value = Number(textOf(firstChild(best, 'text')).trim() || Number.NaN)
      const toleranceOf = (answer: XmlElement | undefined) =>
        Number(textOf(firstChild(answer, 'tolerance')).trim())
      const tolerance = toleranceOf(best)
      if (!Number.isFinite(value) || !Number.isFinite(tolerance)) return undefined
      const half = answers.find(
        (one) =>
          Number(one.attributes.fraction) === 50 &&
          Number(textOf(firstChild(one, 'text')).trim()) === value,
      )
      const near = toleranceOf(half)
      return { type: 'number', value, tolerance, ...(near > tolerance && { near }) }
    }
    case 'matching': {
      const pairs = childElements(question, 'subquestion').map((one) => ({
        left: plain(one),
        right: textOf(firstChild(firstChild(one, 'answer'), 'text')).trim(),
      }))
      return { type: 'match', pairs: pairs.filter(({ left }) => left !== '') }
    }
    case 'ordering':
      return { type: 'order', items: answers.map(plain) }
    default:
      return undefined
  }
}

const isSo = (answers: readonly { text: string; share: number }[]): boolean =>
  answers.some(({ text, share }) => share > 0 && text.trim().toLowerCase() === 'true')

const single = (question: XmlElement) => textOf(firstChild(question, 'single')).trim() || 'true'
