import type { ImportProblem } from '@pathquest/core/contracts'
import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import { OPTIONS_READ_MAX } from '../limits'
import { optionText } from '../rendered/visible-text'
import { childElements, descendants, type XmlElement } from '../xml'
import { conditionsOf, keyOf, rightKeys, testsOf } from './qti12-conditions'
import { material } from './qti12-material'

type Notices = ImportProblem[]

/**
 * A response for each line, whose labels are what can belong to it. Blackboard has the text of a
 * line beside its response, and those of the labels in a block of their own, in the same order.
 */
export function pairsOfResponses(
  item: XmlElement,
  presentation: XmlElement | undefined,
  responses: readonly XmlElement[],
  notices: Notices,
): FileAnswer | undefined {
  // Far more than any kind takes: each is looked for among all others.
  if (responses.length > OPTIONS_READ_MAX) return undefined
  const see = (of: XmlElement | undefined, skip: readonly XmlElement[] = []) =>
    optionText((seeing) => material(of, seeing, skip), notices).trim()
  const flows = descendants(presentation, 'flow')
  const block = flows.find(({ attributes }) => attributes.class === 'RIGHT_MATCH_BLOCK')
  const beside = childElements(block, 'flow').map((flow) => see(flow))
  const used = new Set<number>()
  const pairs = responses.map((response) => {
    const labels = descendants(response, 'response_label')
    const key = keyOfResponse(item, response.attributes.ident ?? '')
    const at = labels.findIndex(({ attributes }) => attributes.ident === key)
    used.add(at)
    const around = flows.find((flow) => childElements(flow).includes(response))
    const own = see(response, childElements(response, 'render_choice'))
    return {
      left: own || see(around, [response]),
      right: see(labels[at]) || (beside[at] ?? ''),
    }
  })
  if (pairs.some(({ left, right }) => left === '' || right === '')) return undefined
  const count = descendants(responses[0], 'response_label').length
  if (used.size < count) notices.push({ code: 'partners_left_out', params: {} })
  return { type: 'match', pairs }
}

/** The one label that gives points, or that is named where nothing says what it gives. */
function keyOfResponse(item: XmlElement, ident: string): string | undefined {
  const named = conditionsOf(item).flatMap((one) =>
    testsOf(one.condition)
      .filter(({ attributes }) => attributes.respident === ident)
      .map((test) => ({ ...one, key: keyOf(test) })),
  )
  const best = Math.max(0, ...named.map(({ points }) => points))
  const right = named.filter(({ points, isSilent }) => (best > 0 ? points === best : isSilent))
  const keys = new Set(right.map(({ key }) => key))
  return keys.size === 1 ? [...keys][0] : undefined
}

/** One response whose keys name both labels: `A,1`. */
export function groupedPairs(
  item: XmlElement,
  response: XmlElement,
  notices: Notices,
): FileAnswer | undefined {
  const texts = new Map(
    descendants(response, 'response_label').map((label) => [
      label.attributes.ident ?? '',
      optionText((seeing) => material(label, seeing), notices).trim(),
    ]),
  )
  const keys = [...rightKeys(item)].map((key) => key.split(/[,\s]+/))
  const pairs = keys.map(([a = '', b = '']) => ({
    left: texts.get(a) ?? '',
    right: texts.get(b) ?? '',
  }))
  if (pairs.some(({ left, right }) => left === '' || right === '')) return undefined
  if (new Set(keys.flat()).size < texts.size) {
    notices.push({ code: 'partners_left_out', params: {} })
  }
  return { type: 'match', pairs }
}
