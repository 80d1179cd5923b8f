import type { ErrorCode, ErrorParams } from '@pathquest/core/errors/catalogue'

export type RefusalCode = Extract<ErrorCode, `import_${string}`>

/** A file that is not read, as a whole; it crosses from the process that reads to the server as its code. */
export class FileRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly params: ErrorParams = {},
  ) {
    super(code)
  }
}
