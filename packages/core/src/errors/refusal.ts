import type { ErrorCode, ErrorParams } from './catalogue'

/** A rule that says no: a value, never a throw. */
export interface Refusal {
  ok: false
  code: ErrorCode
  params?: ErrorParams
}

export const refuse = (code: ErrorCode, params?: ErrorParams): Refusal =>
  params ? { ok: false, code, params } : { ok: false, code }
