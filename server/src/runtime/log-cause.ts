import { type AppError, isOutage } from './errors'
import { describeError, type Log } from './log'

/** Why a request failed: a fault of ours with its stack, one of another system in a line. */
export function logCause(log: Log, error: AppError): void {
  const { code, cause } = error
  if (cause === undefined) return
  const told = describeError(cause)
  if (isOutage(error)) {
    log.warn({ code, reason: `${told.name}: ${told.message}` }, 'another system did not answer')
  } else {
    log.error({ code, error: told }, 'failed')
  }
}
