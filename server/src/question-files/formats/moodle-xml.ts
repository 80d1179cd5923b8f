import type { ImportProblem } from '@pathquest/game-core/contracts'
import type { ImportReason } from '@pathquest/game-core/questions/imports'
import type { FoundQuestion } from '../found-question'
import { plainText } from '../plain-text'
import { childElements, firstChild, textOf, type XmlElement } from '../xml'
import { lastCategory } from './category'
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

/** The text of `<questiontext format="html"><text>`. */
function formatted(element: XmlElement | undefined): string {
  const text = textOf(firstChild(element, 'text'))
  return (element?.attributes.format ?? 'html') === 'plain_text' ? text : plainText(text)
}

type Described = Omit<FoundQuestion, 'where'>

function describe(question: XmlElement, type: string): Described {
  const stem = firstChild(question, 'questiontext')
  const questionText = formatted(stem) || textOf(firstChild(firstChild(question, 'name'), 'text'))
  const reason = Object.hasOwn(REASONS, type) && REASONS[type]
  if (reason) return { questionText, reason: { code: reason } }
  if (!['multichoice', 'truefalse', 'shortanswer'].includes(type)) {
    return { questionText, reason: { code: 'other_kind', params: { name: type.slice(0, 40) } } }
  }
  const notices: ImportProblem[] = []
  if (hasImage(question)) notices.push({ code: 'image_left_out', params: { name: '' } })
  const options = childElements(question, 'answer').map((answer) => ({
    text: formatted(answer),
    share: Number(answer.attributes.fraction ?? 0),
  }))
  const best = Math.max(0, ...options.map(({ share }) => share))
  const isSingle = type !== 'multichoice' || !/^(false|0)$/i.test(single(question))
  const isRight = (share: number) => share > 0 && (!isSingle || share === best)
  if (type === 'multichoice' && options.some(({ share }) => share > 0 && !isRight(share))) {
    notices.push({ code: 'partial_credit', params: {} })
  }
  const explanation = formatted(firstChild(question, 'generalfeedback'))
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
    found.options = answers.slice(0, 1).map((text) => ({ text, isCorrect: true }))
  }
  return found
}

const isSo = (answers: readonly { text: string; share: number }[]): boolean =>
  answers.some(({ text, share }) => share > 0 && text.trim().toLowerCase() === 'true')

const single = (question: XmlElement) => textOf(firstChild(question, 'single')).trim() || 'true'
const hasImage = (question: XmlElement) =>
  /<img\s/i.test(textOf(firstChild(firstChild(question, 'questiontext'), 'text')))
