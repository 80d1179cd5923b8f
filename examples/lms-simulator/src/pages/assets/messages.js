// Client Side postMessages and platform storage of LTI. `platform` says which window this is:
// the page around the tool ("parent"), or the storage frame beside it ("frame").
const platform = JSON.parse(document.getElementById('platform')?.textContent ?? '')
const { role, storage, storageFrame, toolOrigins } = platform
/** @type {Map<string, Map<string, string>>} By origin. */
const stores = new Map()
const LIMIT = storage === 'full' ? 0 : 100

const answersStorage = storage === role || (storage === 'full' && role === 'parent')
const storageSubjects = ['lti.put_data', 'lti.get_data']

function supportedMessages() {
  const frame = storage === 'frame' ? { frame: storageFrame } : {}
  const known = storage === 'off' ? [] : storageSubjects
  return [{ subject: 'lti.capabilities' }, ...known.map((subject) => ({ subject, ...frame }))]
}

/** @type {(code: string, message: string) => object} */
const failed = (code, message) => ({ error: { code, message } })

/**
 * @param {{ subject: string, key?: unknown, value?: unknown }} message
 * @param {string} origin
 */
function useStorage({ subject, key, value }, origin) {
  if (typeof key !== 'string' || key === '') return failed('bad_request', 'key is missing')
  const store = stores.get(origin) ?? new Map()
  stores.set(origin, store)
  if (subject === 'lti.get_data') return { key, value: store.get(key) ?? null }
  if (value === null || value === undefined) {
    store.delete(key)
    return { key, value: null }
  }
  if (typeof value !== 'string') return failed('bad_request', 'value is not a string')
  if (store.size >= LIMIT && !store.has(key)) return failed('storage_exhaustion', 'Full')
  store.set(key, value)
  return { key, value }
}

/**
 * @param {{ subject: string }} data
 * @param {string} origin
 */
function answerTo(data, origin) {
  if (data.subject === 'lti.capabilities') return { supported_messages: supportedMessages() }
  if (!storageSubjects.includes(data.subject)) return undefined
  if (storage === 'off') return undefined
  if (!answersStorage) return failed('unsupported_subject', 'Ask the storage frame')
  if (!toolOrigins.includes(origin)) return failed('wrong_origin', 'This origin is no tool here')
  return useStorage(data, origin)
}

/**
 * Common among platforms, though not of the specification: the tool says how high it is.
 * @param {MessageEventSource | null} source
 * @param {number} height
 */
function resize(source, height) {
  /** @type {NodeListOf<HTMLIFrameElement>} */
  const frames = document.querySelectorAll('iframe.tool')
  const frame = [...frames].find(({ contentWindow }) => contentWindow === source)
  if (frame && Number.isFinite(height)) {
    frame.style.height = `${Math.min(Math.max(height, 300), 3000)}px`
  }
}

/**
 * As Moodle: what was chosen is put into the form of this page, and that is sent.
 * @param {unknown} ticket
 */
function save(ticket) {
  const form = document.getElementById('choice')
  const field = form?.querySelector('input[name=ticket]')
  if (!(form instanceof HTMLFormElement) || !(field instanceof HTMLInputElement)) {
    location.assign(platform.courseUrl)
    return
  }
  field.value = String(ticket)
  form.submit()
}

addEventListener('message', ({ data, origin, source }) => {
  if (!data || typeof data !== 'object' || typeof data.subject !== 'string') return
  if (origin === location.origin && data.subject === 'lms.deep_linking_done') {
    save(data.ticket)
    return
  }
  if (data.subject === 'lti.frameResize') resize(source, data.height)
  const answer = answerTo(data, origin)
  if (!answer || !source) return
  const { message_id } = data
  const response = { subject: `${data.subject}.response`, message_id, ...answer }
  source.postMessage(response, { targetOrigin: origin })
})
