import type { ImportProblem } from '@pathquest/core/contracts'
import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { ImportFormat, ImportReason } from '@pathquest/core/questions/imports'
import type { FoundQuestion } from '../found-question'
import { readScale } from '../number-scale'
import { optionText, type VisibleTextOptions, visibleText } from '../rendered/visible-text'
import { childElements, descendants, firstChild, textOf, type XmlElement } from '../xml'

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
  /^(simpleChoice|inlineChoice|simpleMatchSet|rubricBlock|feedbackBlock|feedbackInline)$/

/** Our export has the blank on a line of its own, after the question. */
const OURS_BESIDE_TEXT = new RegExp(`${BESIDE_TEXT.source}|^textEntryInteraction$`)

/** One `assessmentItem` of QTI 2 (see `asQti2`). */
export function readQtiItem(item: XmlElement): Described {
  const body = firstChild(item, 'itemBody')
  const interactions = interactionsOf(body)
  const interaction = interactions[0]
  const notices: ImportProblem[] = []
  const isOurs = body?.attributes['data-points'] !== undefined
  const questionText =
    visibleText(body, { notices, isOurs, skip: isOurs ? OURS_BESIDE_TEXT : BESIDE_TEXT }).trim() ||
    (item.attributes.title ?? '')
  if (descendants(item, 'printedVariable').length > 0) {
    return { questionText, reason: { code: 'variables' } }
  }
  if (!interaction) return { questionText, reason: { code: 'description' } }
  if (interactions.length > 1) return { questionText, reason: { code: 'several_parts' } }
  const explanation = explanationOf(item, notices, isOurs)
  const more = { notices, ...(explanation ? { explanation } : {}), ...ownFields(body) }
  const right = rightAnswers(item, interaction.attributes.responseIdentifier ?? 'RESPONSE')
  const { code, params = {} } = reasonOf(interaction) ?? {}
  if (code) {
    const found = answerOfInteraction(interaction, right.keys, { ...more, isOurs })
    const answer = found && withScale(found, body)
    return { questionText, reason: { code, params }, ...more, ...(answer && { answer }) }
  }
  if (interaction.name === 'textEntryInteraction') {
    if (right.isNumber) {
      const found = numberAnswer(item, right.keys)
      const answer = found && withScale(found, body)
      return { questionText, reason: { code: 'numeric' }, ...more, ...(answer && { answer }) }
    }
    const words = right.keys.join(' / ').slice(0, 200)
    notices.push({ code: 'text_answer', params: { answer: words } })
    const options = right.keys.slice(0, 1).map((text) => ({ text, isCorrect: true }))
    return { questionText, options, answer: { type: 'text', accepted: right.keys }, ...more }
  }
  const choices = [
    ...descendants(interaction, 'simpleChoice'),
    ...descendants(interaction, 'inlineChoice'),
  ]
  for (const key of right.keys) {
    if (!choices.some(({ attributes }) => attributes.identifier === key)) {
      notices.push({ code: 'key_nowhere', params: { key: key.slice(0, 80) } })
    }
  }
  return {
    questionText,
    options: choices.map((choice) => ({
      text: optionText(
        (seeing) => visibleText(choice, { ...seeing, isOurs, skip: /^feedbackInline$/ }),
        notices,
      ),
      isCorrect: right.keys.includes(choice.attributes.identifier ?? ''),
    })),
    ...more,
  }
}

/** Of an order, of pairs and of a slider; undefined for others, and where the key does not fit. */
function answerOfInteraction(
  interaction: XmlElement,
  keys: readonly string[],
  { notices, isOurs }: Pick<VisibleTextOptions, 'notices' | 'isOurs'>,
): FileAnswer | undefined {
  const textsIn = (name: string) =>
    new Map(
      descendants(interaction, name).map((choice) => [
        choice.attributes.identifier ?? '',
        optionText((seeing) => visibleText(choice, { ...seeing, isOurs }), notices),
      ]),
    )
  switch (interaction.name) {
    case 'orderInteraction': {
      const texts = textsIn('simpleChoice')
      const items = keys.flatMap((key) => texts.get(key) ?? [])
      return items.length === texts.size ? { type: 'order', items } : undefined
    }
    case 'matchInteraction': {
      const texts = textsIn('simpleAssociableChoice')
      const pairs = keys.flatMap((key) => {
        const [left, right] = key.split(/\s+/).map((one) => texts.get(one))
        return left !== undefined && right !== undefined ? [{ left, right }] : []
      })
      return { type: 'match', pairs }
    }
    case 'sliderInteraction': {
      const value = Number(keys[0] ?? Number.NaN)
      return Number.isFinite(value) ? { type: 'number', value, tolerance: 0 } : undefined
    }
    default:
      return undefined
  }
}

/** The scale of a number, as our own export adds it. */
function withScale(answer: FileAnswer, body: XmlElement | undefined): FileAnswer {
  const scale = readScale(body?.attributes['data-scale'])
  return answer.type === 'number' && scale ? { ...answer, scale } : answer
}

/** The right number with the tolerances of the conditions: all of the points, then half of them. */
function numberAnswer(item: XmlElement, keys: readonly string[]): FileAnswer | undefined {
  const value = Number(keys[0] ?? Number.NaN)
  if (!Number.isFinite(value)) return undefined
  const tolerances = descendants(item, 'equal')
    .filter(({ attributes }) => attributes.toleranceMode === 'absolute')
    .map(({ attributes }) => Number((attributes.tolerance ?? '0').trim().split(/\s+/)[0]))
    .filter((tolerance) => Number.isFinite(tolerance))
  const [tolerance = 0, near] = tolerances
  return {
    type: 'number',
    value,
    tolerance,
    ...(near !== undefined && near > tolerance && { near }),
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

/** What the declaration says is right; without that, what its mapping gives the most for. */
function rightAnswers(item: XmlElement, identifier: string) {
  const declaration = descendants(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === identifier,
  )
  const isNumber = /^(integer|float)$/.test(declaration?.attributes.baseType ?? '')
  const said = childElements(firstChild(declaration, 'correctResponse'), 'value')
  const keys = said.map((value) => textOf(value).trim())
  const mapped = descendants(declaration, 'mapEntry').map(({ attributes }) => ({
    key: attributes.mapKey ?? '',
    points: Number(attributes.mappedValue ?? 0),
  }))
  if (keys.length > 0) {
    const isText = declaration?.attributes.baseType === 'string'
    const others = isText ? mapped.filter(({ points }) => points > 0).map(({ key }) => key) : []
    return { isNumber, keys: [...new Set([...keys, ...others])] }
  }
  const best = Math.max(0, ...mapped.map(({ points }) => points))
  const right = mapped.filter(({ points }) => points > 0 && points === best)
  return { isNumber, keys: right.map(({ key }) => key) }
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
