import { byId, hiddenForm } from './page-elements'

const EVERY_MS = 1_500
const WAITS_MS = 3_600_000

/** What `/lti/waiting` answers. */
type Waiting =
  | { state: 'none' | 'choosing' | 'opened' | 'taken' | 'expired' }
  | { state: 'chosen'; returnUrl: string; jwt: string }
type Told = Waiting['state'] | 'blocked'

/**
 * Waits for the window that this frame opens. Its form and that of the LMS wait in the same place:
 * an answer of the content picker is posted from here. A page in the background runs rarely; it asks
 * at once when people come back to it.
 */
export function waitForWindow() {
  const box = byId('waiting')
  const [open, reopen] = [byId('open'), byId('reopen')]
  const heading = (document.getElementById('other') ?? document).querySelector('h1, h2')
  const { code = '', again = '', open: isOpen = '' } = box.dataset
  let until = 0
  let timer = 0
  let isOver = false

  function tell(state: Told) {
    const text = box.dataset[state] ?? ''
    // The same again would be read out again.
    if (box.textContent !== text) box.textContent = text
    byId('offer').hidden = true
    if (heading) heading.textContent = isOpen
    reopen.hidden = state !== 'opened' && state !== 'choosing'
    open.hidden = state !== 'none'
  }
  function end(state: Told) {
    isOver = true
    clearTimeout(timer)
    tell(state)
  }
  function later() {
    clearTimeout(timer)
    if (!isOver) timer = window.setTimeout(ask, EVERY_MS)
  }
  function hear(answer: Waiting) {
    if (isOver) return
    if (answer.state === 'chosen') {
      end('chosen')
      post(answer)
    } else if (answer.state === 'none' || answer.state === 'choosing') {
      tell(answer.state)
      later()
    } else end(answer.state)
  }
  function post({ returnUrl, jwt }: { returnUrl: string; jwt: string }) {
    const form = hiddenForm(returnUrl, 'JWT', jwt)
    document.body.append(form)
    addEventListener('securitypolicyviolation', () => tell('blocked'), { once: true })
    form.submit()
  }
  function ask() {
    if (isOver || !until) return
    if (Date.now() > until) return end('expired')
    clearTimeout(timer)
    fetch('/lti/waiting', { method: 'POST', body: new URLSearchParams({ code }) })
      .then((reply): Promise<Waiting> => {
        if (!reply.ok) throw new Error(`${reply.status}`)
        return reply.json()
      })
      .then(hear)
      .catch(later)
  }
  function opened() {
    const button = open.querySelector('button')
    if (!until && button) {
      button.textContent = again
      button.className = 'quiet'
      tell('none')
    }
    until = Date.now() + WAITS_MS
    later()
  }

  open.addEventListener('submit', opened)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) ask()
  })
  addEventListener('focus', ask)
}
