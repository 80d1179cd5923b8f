import type { ImportProblem } from '@pathquest/core/contracts'
import type { FoundQuestion } from '../found-question'
import { optionText } from '../rendered/visible-text'
import { descendants, type XmlElement } from '../xml'
import { type FoundNumber, numberAnswer, numberRange } from './number-answer'
import { conditionsOf, keyOf, metadata, rightKeys, testsOf } from './qti12-conditions'
import { material } from './qti12-material'
import { groupedPairs, pairsOfResponses } from './qti12-pairs'
import { typedAnswer } from './typed-answer'

type Answered = Partial<FoundQuestion>
type Notices = ImportProblem[]

/** What the responses of an item ask for: with a reason where it is for certain kinds alone. */
export function qti12Answer(
  item: XmlElement,
  presentation: XmlElement | undefined,
  responses: readonly XmlElement[],
  notices: Notices,
): Answered {
  const [response] = responses
  if (!response) return { reason: { code: 'description' } }
  const isMatching = metadata(item, 'question_type') === 'matching_question'
  if (responses.length > 1 || isMatching) {
    const isPairs = responses.every(({ name }) => name === 'response_lid')
    if (!isPairs) return { reason: { code: 'several_parts' } }
    const answer = pairsOfResponses(item, presentation, responses, notices)
    return { reason: { code: 'matching' }, ...(answer && { answer }) }
  }
  switch (response.name) {
    case 'response_num':
      return numberOf(item, notices)
    case 'response_xy':
      return { reason: { code: 'hotspot' } }
    case 'response_grp': {
      const answer = groupedPairs(item, response, notices)
      return { reason: { code: 'matching' }, ...(answer && { answer }) }
    }
    case 'response_str': {
      const [fib] = descendants(response, 'render_fib')
      const isNumber =
        metadata(item, 'question_type') === 'numerical_question' ||
        /^(decimal|integer|scientific)$/i.test(fib?.attributes.fibtype ?? '')
      return isNumber ? numberOf(item, notices) : spelling(item, notices)
    }
    default:
      return response.attributes.rcardinality === 'Ordered'
        ? orderOf(item, response, notices)
        : optionsOf(item, response, notices)
  }
}

/** Labels by their idents, in their order. */
const labelTexts = (response: XmlElement, notices: Notices): ReadonlyMap<string, string> =>
  new Map(
    descendants(response, 'response_label').map((label) => [
      label.attributes.ident ?? '',
      optionText((seeing) => material(label, seeing), notices),
    ]),
  )

function optionsOf(item: XmlElement, response: XmlElement, notices: Notices): Answered {
  const texts = labelTexts(response, notices)
  const right = rightKeys(item)
  for (const key of right) {
    if (!texts.has(key)) notices.push({ code: 'key_nowhere', params: { key: key.slice(0, 80) } })
  }
  const options = [...texts].map(([ident, text]) => ({ text, isCorrect: right.has(ident) }))
  // Several conditions that are worth the same: each of them is a whole answer.
  const isTogether = conditionsOf(item).some(
    ({ points, condition }) => points > 0 && testsOf(condition).length > 1,
  )
  const isMultiple =
    /^multiple$/i.test(response.attributes.rcardinality ?? '') ||
    metadata(item, 'question_type') === 'multiple_answers_question' ||
    (response.attributes.rcardinality === undefined && isTogether)
  return { options, ...(!isMultiple && { picksOne: true }) }
}

/** As the condition lists them, or by the places that it names. */
function orderOf(item: XmlElement, response: XmlElement, notices: Notices): Answered {
  const reason = { code: 'ordering' } as const
  const texts = labelTexts(response, notices)
  const [best] = conditionsOf(item).sort((a, b) => b.points - a.points)
  const tests = testsOf(best?.condition)
  const place = ({ attributes }: XmlElement, at: number) => Number(attributes.index ?? at)
  const keys = tests
    .map((test, at) => ({ key: keyOf(test), place: place(test, at) }))
    .sort((a, b) => a.place - b.place)
    .map(({ key }) => key)
  const items = [...new Set(keys)].flatMap((key) => texts.get(key) ?? [])
  const isWhole = (best?.points ?? 0) > 0 && items.length === texts.size
  return { reason, ...(isWhole && { answer: { type: 'order', items } }) }
}

/** Words; patterns (`setmatch="Matches"`) are none. */
function spelling(item: XmlElement, notices: Notices): Answered {
  const spellings = conditionsOf(item).flatMap(({ points, condition }) => {
    const words = testsOf(condition, 'varsubset').filter(
      ({ attributes }) => attributes.setmatch !== 'Matches',
    )
    return [...testsOf(condition), ...words].map((test) => ({ text: keyOf(test), share: points }))
  })
  const isAsked = spellings.some(({ share }) => share > 0)
  return isAsked ? typedAnswer(spellings, notices) : { reason: { code: 'essay' } }
}

function numberOf(item: XmlElement, notices: Notices): Answered {
  const found = conditionsOf(item).flatMap(({ points, condition }): FoundNumber[] => {
    const exact = testsOf(condition).map((test) => ({
      value: Number(keyOf(test) || Number.NaN),
      tolerance: 0,
      share: points,
    }))
    const bound = (...names: string[]) => {
      const [test] = names.flatMap((name) => testsOf(condition, name))
      return test && Number(keyOf(test) || Number.NaN)
    }
    const [low, high] = [bound('vargte', 'vargt'), bound('varlte', 'varlt')]
    if (low === undefined || high === undefined) return exact
    return [...exact, numberRange(low, high, points)]
  })
  const answer = numberAnswer(found, notices)
  return { reason: { code: 'numeric' }, ...(answer && { answer }) }
}
