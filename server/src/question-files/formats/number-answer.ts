import type { FileAnswer, NumberScale } from '@pathquest/core/kinds/file-answer'
import type { FoundQuestion } from '../found-question'

type Notices = NonNullable<FoundQuestion['notices']>

/** A number that is accepted, with its share of the points. */
export interface FoundNumber {
  value: number
  tolerance: number
  share: number
}

/** Of sums and halves of decimal fractions. */
const DIGITS = 12
const exact = (value: number): number => Number(value.toPrecision(DIGITS))

export function numberRange(from: number, to: number, share: number): FoundNumber {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  return { value: exact((low + high) / 2), tolerance: exact((high - low) / 2), share }
}

const isNumber = ({ value, tolerance }: FoundNumber): boolean =>
  Number.isFinite(value) && Number.isFinite(tolerance) && tolerance >= 0

/**
 * One number that gets all of the points, and a wider range around it that gets half of them; what
 * else gets a part is lost, and said. undefined: there is none, or several are right.
 */
export function numberAnswer(
  found: readonly FoundNumber[],
  notices: Notices,
  scale?: Partial<NumberScale>,
): FileAnswer | undefined {
  const right = found.filter((one) => one.share > 0 && isNumber(one))
  const best = Math.max(...right.map(({ share }) => share))
  const whole = right.filter(({ share }) => share === best)
  const widest = [...whole].sort((a, b) => b.tolerance - a.tolerance)[0]
  if (!widest || !whole.every((one) => isWithin(one, widest))) return undefined
  const { value, tolerance } = widest
  const half = right.find((one) => one.share * 2 === best && isAround(one, widest))
  const isLost = (one: FoundNumber) => one.share < best && one !== half && !isWithin(one, widest)
  if (right.some(isLost)) {
    notices.push({ code: 'partial_credit', params: {} })
  }
  return {
    type: 'number',
    value,
    tolerance,
    ...(half && { near: half.tolerance }),
    ...(scale && { scale }),
  }
}

const isWithin = (one: FoundNumber, other: FoundNumber): boolean =>
  exact(Math.abs(one.value - other.value) + one.tolerance) <= exact(other.tolerance)

const isAround = (one: FoundNumber, { value, tolerance }: FoundNumber): boolean =>
  one.value === value && one.tolerance > tolerance

/** As a format without exponents has it. */
export function plainNumber(value: number): string {
  const [digits = '', exponent] = String(value).split('e-')
  if (exponent === undefined) return digits
  const [sign = '', whole = '', rest = ''] = /^(-?)(\d)(?:\.(\d+))?$/.exec(digits)?.slice(1) ?? []
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${whole}${rest}`
}

/** As people write it: `0.5`, `0,5`, `1,000`; undefined for other text. */
export function readNumber(text: string): number | undefined {
  const typed = text.trim().replace(/^−/, '-')
  if (/^[-+]?\d{1,15}(\.\d{1,340})?$/.test(typed)) return Number(typed)
  if (/^-?[1-9]\d{0,2}(,\d{3})+(\.\d{1,340})?$/.test(typed))
    return Number(typed.replaceAll(',', ''))
  if (/^-?\d{1,15},\d{1,340}$/.test(typed)) return Number(typed.replace(',', '.'))
  return undefined
}
