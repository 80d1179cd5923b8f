import type { ImportProblem } from '@pathquest/core/contracts'
import type { ImportFormat, ImportReason } from '@pathquest/core/questions/imports'
import type { FoundQuestion } from '../found-question'
import { visibleText } from '../rendered/visible-text'
import { childElements, descendants, firstChild, type XmlElement } from '../xml'
import { qtiAnswer } from './qti-answer'

const REASONS: Readonly<Record<string, ImportReason>> = {
  extendedTextInteraction: 'essay',
  matchInteraction: 'matching',
  associateInteraction: 'matching',
  graphicAssociateInteraction: 'matching',
  orderInteraction: 'ordering',
  graphicOrderInteraction: 'ordering',
  gapMatchInteraction: 'blanks',
  graphicGapMatchInteraction: 'blanks',
  hottextInteraction: 'blanks',
  hotspotInteraction: 'hotspot',
  selectPointInteraction: 'hotspot',
  positionObjectInteraction: 'hotspot',
  sliderInteraction: 'numeric',
  uploadInteraction: 'upload',
  drawingInteraction: 'upload',
}

/**
 * QTI 3 writes `qti-simple-choice` and `max-choices` where QTI 2 writes `simpleChoice` and
 * `maxChoices`; everything below reads the names of QTI 2.
 */
export function asQti2(element: XmlElement): XmlElement {
  const { attributes, children } = element
  return {
    name: qti2Name(element),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        name.startsWith('data-') ? name : camel(name),
        value,
      ]),
    ),
    children: children.map((child) => (typeof child === 'string' ? child : asQti2(child))),
  }
}

/** The name of an element alone. */
export const qti2Name = ({ name }: XmlElement): string => camel(name.replace(/^qti-/, ''))

/** Most names have nothing to change, and a package has tens of thousands. */
const camel = (name: string) =>
  name.includes('-') ? name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()) : name

/** By the name and the namespace of the document's element. */
export function qtiFormat(root: XmlElement): ImportFormat {
  if (root.name.startsWith('qti-')) return 'qti_3_0'
  const { xmlns = '', ...others } = root.attributes
  const said = `${xmlns} ${Object.values(others).join(' ')}`
  return /v2p2|qtiv2p2/i.test(said) ? 'qti_2_2' : 'qti_2_1'
}

type Described = Omit<FoundQuestion, 'where'>

/** Answers, and what is said about them. */
const BESIDE_TEXT =
  /^(simpleChoice|inlineChoice|simpleMatchSet|simpleAssociableChoice|rubricBlock|feedbackBlock|feedbackInline)$/
/** A gap of its own below the question says no more than that there is one. */
const LINE_TO_FILL = /\n\s*_____$/

/** One `assessmentItem` of QTI 2 (see `asQti2`). */
export function readQtiItem(item: XmlElement): Described {
  const body = firstChild(item, 'itemBody')
  const interactions = interactionsOf(body)
  const interaction = interactions[0]
  const notices: ImportProblem[] = []
  const isOurs = body?.attributes['data-points'] !== undefined
  const questionText =
    visibleText(body, { notices, isOurs, skip: BESIDE_TEXT }).trim().replace(LINE_TO_FILL, '') ||
    (item.attributes.title ?? '')
  if (descendants(item, 'printedVariable').length > 0) {
    return { questionText, reason: { code: 'variables' } }
  }
  if (!interaction) return { questionText, reason: { code: 'description' } }
  if (interactions.length > 1) return { questionText, reason: { code: 'several_parts' } }
  const reason = reasonOf(interaction)
  const answer = qtiAnswer(item, interaction, notices)
  // Without an answer that a kind could take there is nothing to say but the reason.
  if (reason && !answer) return { questionText, reason }
  const explanation = explanationOf(item, notices, isOurs)
  return {
    questionText,
    notices,
    ...(reason && { reason }),
    ...answer,
    ...(explanation ? { explanation } : {}),
    ...ownFields(body),
  }
}

function interactionsOf(body: XmlElement | undefined): XmlElement[] {
  const found: XmlElement[] = []
  for (const child of childElements(body)) {
    if (child.name.endsWith('Interaction') && child.name !== 'endAttemptInteraction') {
      found.push(child)
    } else found.push(...interactionsOf(child))
  }
  return found
}

function reasonOf({ name }: XmlElement): FoundQuestion['reason'] {
  const code = Object.hasOwn(REASONS, name) && REASONS[name]
  if (code) return { code }
  return /^(choice|inlineChoice|textEntry)Interaction$/.test(name)
    ? undefined
    : { code: 'other_kind', params: { name: name.replace(/Interaction$/, '').slice(0, 40) } }
}

/** Feedback that comes after the question, where there is one alone. */
function explanationOf(item: XmlElement, notices: ImportProblem[], isOurs: boolean): string {
  const all = childElements(item, 'modalFeedback')
  if (all.length > 1 || descendants(item, 'feedbackInline').length > 0) {
    notices.push({ code: 'feedback_left_out', params: {} })
  }
  return all.length === 1 ? visibleText(all[0], { notices, isOurs }) : ''
}

/** What our own export adds for the fields that QTI has no place for. */
function ownFields(body: XmlElement | undefined): Partial<Described> {
  const said = body?.attributes ?? {}
  const found: Partial<Described> = {}
  if (said['data-points']) found.points = Number(said['data-points'])
  if (said['data-time-limit']) found.timeLimitSeconds = Number(said['data-time-limit'])
  if (said['data-difficulty']) found.difficulty = said['data-difficulty']
  if (said['data-driver']) found.businessDriver = said['data-driver']
  if (said['data-image']) found.imageUrl = said['data-image']
  if (said['data-image-alt']) found.imageAlt = said['data-image-alt']
  return found
}
