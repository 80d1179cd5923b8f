/**
 * The error catalogue (the specification, decisions). Errors travel as `code` and `params`;
 * `message` is the English `detail`, word for word. Clients translate by code and params. No zod
 * here; a client that needs only a few texts imports their group (`errors/live` …).
 */
export {
  ERRORS,
  type ErrorCode,
  type ErrorParams,
  errorMessage,
  isErrorCode,
} from './catalogue'
export { type FieldErrors, type Problem, type Refusal, refuse } from './problem'
