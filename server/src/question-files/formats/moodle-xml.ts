import type { FoundQuestion } from '../found-question'
import { childElements, firstChild, textOf, type XmlElement } from '../xml'
import { lastCategory } from './answer-key'
import { UNREADABLE } from './damaged-xml'
import { readMoodleQuestion } from './moodle-question'
import type { FoundFile } from './table'

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
    return [{ where: { place: 'item', number, file: null }, ...readMoodleQuestion(question, type) }]
  })
  return { format: 'moodle_xml', title, found }
}

/** The last part of a path like `$course$/top/Safety`. */
function categoryName(question: XmlElement): string | null {
  const path = textOf(firstChild(firstChild(question, 'category'), 'text'))
  const name = lastCategory(path)
  return name === '' || name === 'top' ? null : name
}
