/**
 * The error catalogue (the specification, decisions).
 * Errors travel as `code` and `params`; `message` is the English `detail`, word for word.
 * Clients translate by code and params. No zod here; a client that needs a few texts alone takes
 * their group (`errors/live` …).
 */
export {
  ERRORS,
  type ErrorCode,
  type ErrorParams,
  errorMessage,
  isErrorCode,
} from './errors/catalogue'
export type { FieldErrors, Problem } from './errors/problem'
export { type Refusal, refuse } from './errors/refusal'
