import { ACCOUNT_ERRORS } from './accounts'
import { COMMON_ERRORS } from './common'
import { HOSTING_ERRORS, JOINING_ERRORS, LIVE_ERRORS } from './games'
import { LTI_ERRORS } from './lti'
import { QUESTION_FILE_ERRORS, QUESTION_SET_ERRORS } from './question-sets'
import { REQUEST_ERRORS } from './requests'
import { MARKET_ERRORS, TEACHING_ERRORS } from './teaching'

export const ERRORS = {
  ...JOINING_ERRORS,
  ...HOSTING_ERRORS,
  ...LIVE_ERRORS,
  ...ACCOUNT_ERRORS,
  ...LTI_ERRORS,
  ...MARKET_ERRORS,
  ...QUESTION_FILE_ERRORS,
  ...QUESTION_SET_ERRORS,
  ...TEACHING_ERRORS,
  ...REQUEST_ERRORS,
  ...COMMON_ERRORS,
} as const

/** Every refusal and failure of the API and the rooms. */
export type ErrorCode = keyof typeof ERRORS
/** Values of the placeholders in an error message. */
export type ErrorParams = Record<string, string | number>

/** The English message of a code with its parameters filled in. */
export function errorMessage(code: ErrorCode, params: ErrorParams = {}): string {
  return ERRORS[code].message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  )
}

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code)
