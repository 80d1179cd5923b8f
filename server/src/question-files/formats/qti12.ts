import type { ImportProblem } from '@pathquest/core/contracts'
import type { ImportReason } from '@pathquest/core/questions/imports'
import type { FoundQuestion } from '../found-question'
import { childElements, descendants, firstChild, textOf, type XmlElement } from '../xml'
import { UNREADABLE } from './damaged-xml'
import { qti12Answer } from './qti12-answer'
import { metadata } from './qti12-conditions'
import { material } from './qti12-material'
import type { FoundFile } from './table'

/** What Canvas and others name a kind whose presentation would say something else. */
const REASONS: Readonly<Record<string, ImportReason>> = {
  calculated_question: 'variables',
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

type Described = Omit<FoundQuestion, 'where'>

const RESPONSES = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp']
/** What Blackboard draws around the answers, with texts of both sides of pairs. */
const AROUND_ANSWERS = /^(RESPONSE_BLOCK|RIGHT_MATCH_BLOCK)$/

function describe(item: XmlElement): Described {
  if (item.attributes.type === UNREADABLE) {
    return { questionText: textOf(item), reason: { code: 'unreadable' } }
  }
  const presentation = firstChild(item, 'presentation')
  const responses = RESPONSES.flatMap((name) => descendants(presentation, name))
  const blocks = descendants(presentation, 'flow').filter(({ attributes }) =>
    AROUND_ANSWERS.test(attributes.class ?? ''),
  )
  const notices: ImportProblem[] = []
  const questionText =
    material(presentation, { notices }, [...responses, ...blocks]) || (item.attributes.title ?? '')
  const kind = metadata(item, 'question_type')
  const known = Object.hasOwn(REASONS, kind) && REASONS[kind]
  if (known) return { questionText, reason: { code: known } }
  const answered = qti12Answer(item, presentation, responses, notices)
  if (answered.reason && !answered.answer) return { questionText, reason: answered.reason }
  const explanation = feedback(item, notices)
  return { questionText, notices, ...answered, ...(explanation ? { explanation } : {}) }
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
