import type { QuestionImage } from '@pathquest/core/contracts'
import { useMutation } from '@tanstack/react-query'
import { sendFile } from './send-file'

/** Sends a picture as it is; the server judges and re-encodes it. */
export const useSendImage = () => useMutation({ mutationFn: sendImage })

async function sendImage(file: File): Promise<QuestionImage> {
  // A type that the door does not take is sent as one that it does: it looks at the bytes.
  const type = /^image\/(png|jpeg|webp)$/.test(file.type) ? file.type : 'image/png'
  return sendFile('POST /api/question-images', { file, type })
}
