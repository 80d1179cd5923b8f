import type { ImportProblem } from '@pathquest/core/contracts'
import type { NumberScale } from '@pathquest/core/kinds/file-answer'
import type { FoundQuestion } from '../found-question'
import { descendants, firstChild, textOf, type XmlElement } from '../xml'
import { type FoundNumber, numberAnswer, numberRange } from './number-answer'
import type { QtiResponse } from './qti-response'

/** A number to type or to choose on a scale: `equal` with a tolerance, or between two numbers. */
export function qtiNumber(
  item: XmlElement,
  interaction: XmlElement,
  { correct, mapped }: QtiResponse,
  notices: ImportProblem[],
): Pick<FoundQuestion, 'answer' | 'reason'> {
  const value = Number(correct[0] || Number.NaN)
  const judged = conditionsOf(item).flatMap((condition) => numbersOf(condition, value))
  const said = new Set(correct)
  const declared = [
    ...correct.map((one) => ({ value: Number(one || Number.NaN), tolerance: 0, share: 1 })),
    ...mapped
      .filter(({ key }) => !said.has(key))
      .map(({ key, points }) => ({
        value: Number(key || Number.NaN),
        tolerance: 0,
        share: points,
      })),
  ]
  const scale = scaleOf(firstChild(item, 'itemBody'), interaction)
  const answer = numberAnswer(judged.length > 0 ? judged : declared, notices, scale)
  return { reason: { code: 'numeric' }, ...(answer && { answer }) }
}

const conditionsOf = (item: XmlElement): XmlElement[] =>
  ['responseIf', 'responseElseIf'].flatMap((name) =>
    descendants(firstChild(item, 'responseProcessing'), name),
  )

/** Numbers that one condition gives points for. */
function numbersOf(condition: XmlElement, value: number): FoundNumber[] {
  const [given] = descendants(condition, 'setOutcomeValue').filter(({ attributes }) =>
    /score/i.test(attributes.identifier ?? ''),
  )
  const share = given ? (baseNumber(given) ?? 1) : 0
  const equal = descendants(condition, 'equal').map((one) => {
    const of = baseNumber(one) ?? value
    const [below = 0, above = below] = (one.attributes.tolerance ?? '')
      .split(/\s+/)
      .filter((part) => part !== '')
      .map(Number)
    const unit = unitOf(one.attributes.toleranceMode ?? 'exact', of)
    return below === above
      ? { value: of, tolerance: below * unit, share }
      : numberRange(of - below * unit, of + above * unit, share)
  })
  const same = descendants(condition, 'match').map(() => ({ value, tolerance: 0, share }))
  const between = descendants(condition, 'and').flatMap((one) => {
    const low = baseNumber(descendants(one, 'gte')[0])
    const high = baseNumber(descendants(one, 'lte')[0])
    return low === undefined || high === undefined ? [] : [numberRange(low, high, share)]
  })
  return [...equal, ...same, ...between]
}

/** What a tolerance of 1 is: a relative one is in percent. */
const unitOf = (mode: string, value: number): number =>
  mode === 'absolute' ? 1 : mode === 'relative' ? Math.abs(value) / 100 : 0

function baseNumber(of: XmlElement | undefined): number | undefined {
  const said = descendants(of, 'baseValue').map((one) => Number(textOf(one).trim() || Number.NaN))
  return said.find(Number.isFinite)
}

/** That of a slider; our own export says more about it. */
function scaleOf(body: XmlElement | undefined, { attributes }: XmlElement): Partial<NumberScale> {
  const own = body?.attributes ?? {}
  const unit = own['data-unit']
  const numbers = {
    min: own['data-min'] ?? attributes.lowerBound,
    max: own['data-max'] ?? attributes.upperBound,
    step: own['data-step'] ?? attributes.step,
  }
  const said = Object.entries(numbers).flatMap(([name, value]) =>
    value === undefined || !Number.isFinite(Number(value)) ? [] : [[name, Number(value)] as const],
  )
  return { ...Object.fromEntries(said), ...(unit !== undefined && { unit }) }
}
