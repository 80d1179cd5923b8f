import { byId } from './page-elements'

const PATIENCE_MS = 5_000
const AGAIN_MS = 250

interface StorageRequest {
  subject: 'lti.put_data' | 'lti.get_data'
  key: string
  value?: string
}

/**
 * Platform storage (LTI Client Side postMessages 1.0): one question to the frame that the platform
 * named, at the origin of its login page, answered by that origin alone or not at all. That frame
 * loads beside us: the question is repeated until it is there. Rejects where nobody answers in time,
 * or with an error.
 */
export function requestStorage(request: StorageRequest): Promise<unknown> {
  const { message = '', origin = '', target = '' } = byId('launch').dataset
  return new Promise((resolve, reject) => {
    const say = () => {
      try {
        frameOf(target)?.postMessage({ ...request, message_id: message }, origin)
      } catch {
        // A frame of another origin that is not there yet: asked again.
      }
    }
    const stop = () => {
      clearTimeout(timer)
      clearInterval(again)
      removeEventListener('message', hear)
    }
    const hear = ({ origin: from, data }: MessageEvent) => {
      if (from !== origin || data?.subject !== `${request.subject}.response`) return
      if (data.message_id !== message) return
      stop()
      if (data.error) reject(data.error)
      else resolve(data.value)
    }
    const timer = setTimeout(() => {
      stop()
      reject(new Error('The platform does not answer'))
    }, PATIENCE_MS)
    const again = setInterval(say, AGAIN_MS)
    addEventListener('message', hear)
    say()
  })
}

/** A window of its own has the platform's page as its opener. */
function frameOf(target: string): Window | null | undefined {
  const around: Window | null = window.parent !== window ? window.parent : window.opener
  if (target === '_parent') return around
  return (around?.frames as unknown as Record<string, Window> | undefined)?.[target]
}
