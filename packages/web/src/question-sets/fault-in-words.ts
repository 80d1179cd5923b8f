import { type ErrorCode, isErrorCode } from '@pathquest/core/errors'
import type { KindFault } from '@pathquest/core/kinds/form'
import { kindTexts } from '@pathquest/kinds/catalogue'

interface FaultInWords {
  /** The first one; undefined: there is none. */
  error: string | undefined
  /** By field of the kind's editor. */
  errors?: Readonly<Record<string, string>>
}

/** What a kind finds at fault, in its own words or in those of an error. */
export function faultInWords(
  fault: KindFault | undefined,
  kind: string,
  locale: string,
  errorText: (error: { code: ErrorCode }) => string,
): FaultInWords {
  const inWords = (one: string) =>
    isErrorCode(one) ? errorText({ code: one }) : (kindTexts(kind, locale)?.[one] ?? one)
  if (typeof fault !== 'object') return { error: fault && inWords(fault) }
  const errors = Object.fromEntries(
    Object.entries(fault).map(([field, one]) => [field, inWords(one)]),
  )
  return { error: Object.values(errors)[0], errors }
}
