import { type DestinationStream, pino } from 'pino'
import { type AppError, isOutage } from './errors'

/** The fields of a log line. A field that is not listed does not compile, and is never written. */
const FIELDS = [
  'requestId',
  'method',
  'route',
  'status',
  'durationMs',
  'error',
  'kind',
  'attempt',
  'count',
  'port',
  'step',
  'code',
  'platformId',
  'schoolId',
  'storeId',
  'profileId',
  'gameId',
  'questionId',
  'outcome',
  'image',
  'reason',
] as const
const ALLOWED: ReadonlySet<string> = new Set(FIELDS)

type LogFields = Partial<Record<(typeof FIELDS)[number], unknown>>
type Write = (...line: [fields: LogFields, message?: string] | [message: string]) => void
export interface Log extends Record<'debug' | 'info' | 'warn' | 'error' | 'fatal', Write> {
  /** A child logger with these fields in each of its lines. */
  child: (fields: LogFields) => Log
}

/** JSON lines without names, e-mails, tickets, codes, addresses or query strings. */
export function makeLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) =>
          Object.fromEntries(Object.entries(fields).filter(([name]) => ALLOWED.has(name))),
      },
    },
    destination ?? pino.destination(1),
  )
}

interface ErrorLine {
  name: string
  message: string
  stack: string[]
  cause?: ErrorLine
}

/** An error without the values that statements and inputs put into its message. */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: [] }
  return {
    name: error.name,
    message: withoutValues(error.message),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/**
 * Drizzle appends its parameters; quoted input and what looks like personal data are removed too.
 */
const withoutValues = (message: string): string =>
  (message.split(/\n?params:/)[0] ?? '')
    .replace(/\?[^\s"']*/g, '?…')
    .replace(/\S+@\S+/g, '…@…')
    .replace(/"[^"]{40,}"/g, '"…"')
    .slice(0, 500)

/** Logs why a request failed: a fault of ours with its stack, one of another system in a line. */
export function logCause(log: Log, error: AppError): void {
  const { code, cause } = error
  if (cause === undefined) return
  const description = describeError(cause)
  if (isOutage(error)) {
    log.warn(
      { code, reason: `${description.name}: ${description.message}` },
      'another system did not answer',
    )
  } else {
    log.error({ code, error: description }, 'failed')
  }
}
