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
}

/** Field checks of the specification, shared by the forms and the server. An empty object is fine. */
export type FieldErrors<Field extends string> = Partial<Record<Field, ErrorCode>>
