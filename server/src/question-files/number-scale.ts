import type { FileAnswer } from '@pathquest/core/kinds/file-answer'

type Scale = NonNullable<Extract<FileAnswer, { type: 'number' }>['scale']>

/** Formats have no place for the scale of a number: ours is one word beside the question. */
export const writeScale = ({ min, max, step, unit }: Scale): string =>
  [min, max, step, encodeURIComponent(unit)].join(';')

/** undefined: there is none, or it is not ours. */
export function readScale(written: string | undefined): Scale | undefined {
  const [min, max, step, unit, ...rest] = (written ?? '').split(';')
  const numbers = [min, max, step].map((part) => Number(part || Number.NaN))
  if (unit === undefined || rest.length > 0 || !numbers.every(Number.isFinite)) return undefined
  try {
    const [from = 0, to = 0, by = 0] = numbers
    return { min: from, max: to, step: by, unit: decodeURIComponent(unit) }
  } catch {
    // Not written by us: the question is taken with a scale of its own.
    return undefined
  }
}
