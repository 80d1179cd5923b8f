import type { ErrorCode, ErrorParams } from './catalogue'

/** application/problem+json as every route of the API answers it. */
export interface Problem {
  type: string
  title: string
  status: number
  code: ErrorCode
  params: ErrorParams
  detail: string
  /** Which field of a form or body the problem is about, when it is about one. */
  field?: string
  /** Where several are wrong at once: all of them, `field` first. */
  fields?: string[]
}

/** Field errors of the specification, shared by forms and server. An empty object means valid. */
export type FieldErrors<Field extends string> = Partial<Record<Field, ErrorCode>>

/** A rule's refusal: returned, never thrown. */
export interface Refusal {
  ok: false
  code: ErrorCode
  params?: ErrorParams
}

export const refuse = (code: ErrorCode, params?: ErrorParams): Refusal =>
  params ? { ok: false, code, params } : { ok: false, code }
