// The entry of the process that makes one picture anew.
import type { ErrorParams } from '@pathquest/core'
import type { ErrorCode } from '@pathquest/core/errors/catalogue'
import { AppError } from '../../runtime/errors'
import { serveTask } from '../../runtime/serve-task'
import { type ReEncoded, reEncode } from './re-encode'

interface ImageTask {
  bytes: Uint8Array
}

export type ImageAnswer =
  | (Omit<ReEncoded, 'bytes'> & { bytes: Uint8Array })
  | { refused: ErrorCode; params: ErrorParams }

serveTask<ImageTask, ImageAnswer>(async ({ bytes }) => {
  try {
    return await reEncode(Buffer.from(bytes))
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code, params: error.params }
    throw error
  }
})
