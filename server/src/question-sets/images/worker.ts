// The entry of the process that makes one picture anew.
import { AppError } from '../../runtime/errors'
import { serveTask } from '../../runtime/serve-task'
import { reEncode } from './re-encode'
import type { ImageAnswer, ImageTask } from './store-image'

serveTask<ImageTask, ImageAnswer>(async ({ bytes }) => {
  try {
    return await reEncode(Buffer.from(bytes))
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code, params: error.params }
    throw error
  }
})
