import type { ImportProblem } from '@pathquest/core/contracts'
import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { FoundQuestion } from '../found-question'
import { OPTIONS_READ_MAX } from '../limits'
import { optionText, visibleText } from '../rendered/visible-text'
import { descendants, firstChild, type XmlElement } from '../xml'
import { qtiNumber } from './qti-number'
import { type QtiResponse, responseOf, rightKeys } from './qti-response'
import { typedAnswer } from './typed-answer'

type Notices = ImportProblem[]
type Answered = Partial<FoundQuestion>

/** What an interaction of QTI 2 (see `asQti2`) asks for; undefined: nothing that a kind takes. */
export function qtiAnswer(
  item: XmlElement,
  interaction: XmlElement,
  notices: Notices,
): Answered | undefined {
  const own = firstChild(item, 'itemBody')?.attributes ?? {}
  const isOurs = own['data-points'] !== undefined
  const response = responseOf(item, interaction.attributes.responseIdentifier ?? 'RESPONSE')
  const textsOf = (name: string, of = interaction) => choiceTexts(of, name, isOurs, notices)
  const keys = rightKeys(response)
  switch (interaction.name) {
    case 'choiceInteraction':
    case 'inlineChoiceInteraction': {
      const texts = new Map([...textsOf('simpleChoice'), ...textsOf('inlineChoice')])
      return optionsOf(texts, response, own, notices)
    }
    case 'textEntryInteraction':
      return response.isNumber
        ? qtiNumber(item, interaction, response, notices)
        : typedAnswer(spellingsOf(response), notices)
    case 'sliderInteraction':
      return qtiNumber(item, interaction, response, notices)
    case 'orderInteraction': {
      const texts = textsOf('simpleChoice')
      const items = keys.flatMap((key) => texts.get(key) ?? [])
      return items.length === texts.size ? { answer: { type: 'order', items } } : undefined
    }
    case 'matchInteraction': {
      const [left, right] = descendants(interaction, 'simpleMatchSet')
      if (!left || !right) return undefined
      const sides = [left, right].map((set) => textsOf('simpleAssociableChoice', set))
      return pairsOf(keys, sides[0] ?? new Map(), sides[1] ?? new Map(), notices)
    }
    case 'associateInteraction': {
      const texts = textsOf('simpleAssociableChoice')
      const first = new Set(keys.map((key) => key.split(/\s+/)[0] ?? ''))
      const side = (isFirst: boolean) =>
        new Map([...texts].filter(([id]) => first.has(id) === isFirst))
      return pairsOf(keys, side(true), side(false), notices)
    }
    default:
      return undefined
  }
}

type Texts = ReadonlyMap<string, string>

/** By their identifiers, in their order. */
function choiceTexts(of: XmlElement, name: string, isOurs: boolean, notices: Notices): Texts {
  const see = (choice: XmlElement) =>
    optionText(
      (seeing) => visibleText(choice, { ...seeing, isOurs, skip: /^feedbackInline$/ }),
      notices,
    )
  return new Map(
    descendants(of, name).map((choice) => [choice.attributes.identifier ?? '', see(choice)]),
  )
}

/** Options to choose from; our own export says of what else than `choice` they are. */
function optionsOf(
  texts: Texts,
  response: QtiResponse,
  own: Readonly<Record<string, string>>,
  notices: Notices,
): Answered {
  const keys = new Set(rightKeys(response))
  for (const key of keys) {
    if (!texts.has(key)) notices.push({ code: 'key_nowhere', params: { key: key.slice(0, 80) } })
  }
  const options = [...texts].map(([id, text]) => ({ text, isCorrect: keys.has(id) }))
  const picksOne = response.cardinality !== 'multiple'
  const answer: FileAnswer | undefined =
    own['data-kind'] === 'several'
      ? { type: 'options', options, isMultiple: true }
      : own['data-kind'] === 'poll'
        ? { type: 'poll', options: [...texts.values()], asksWhy: own['data-asks-why'] === 'true' }
        : undefined
  return { options, ...(picksOne && { picksOne }), ...(answer && { answer }) }
}

/** What is right gets as much as any other; a mapping may give points for further spellings. */
function spellingsOf({ correct, mapped }: QtiResponse) {
  const best = Math.max(...mapped.map(({ points }) => points), 0) || 1
  const said = new Set(correct)
  const others = mapped.filter(({ key }) => !said.has(key))
  return [
    ...correct.map((text) => ({ text, share: best })),
    ...others.map(({ key, points }) => ({ text: key, share: points })),
  ]
}

/** `hammer carpenter`: identifiers of one of each side. What belongs to nothing is left out. */
function pairsOf(
  keys: readonly string[],
  left: Texts,
  right: Texts,
  notices: Notices,
): Answered | undefined {
  // Far more than any kind takes: each is looked for among all others.
  if (Math.max(keys.length, left.size, right.size) > OPTIONS_READ_MAX) return undefined
  const found = keys.map((key) => key.split(/\s+/)).map(([a = '', b = '']) => [a, b] as const)
  const pairs = found.flatMap(([a, b]) => {
    const [one, other] = [left.get(a), right.get(b)]
    return one === undefined || other === undefined ? [] : [{ left: one, right: other }]
  })
  const isWhole = pairs.length === found.length && [...left.keys()].every((id) => hasId(found, id))
  if (!isWhole) return undefined
  if (![...right.keys()].every((id) => hasId(found, id))) {
    notices.push({ code: 'partners_left_out', params: {} })
  }
  return { answer: { type: 'match', pairs } }
}

const hasId = (pairs: readonly (readonly [string, string])[], id: string) =>
  pairs.some((pair) => pair.includes(id))
