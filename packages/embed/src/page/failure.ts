import { failureTextsOf } from './texts'

const LOOK =
  'all:initial;display:block;padding:16px;border:1px solid;border-radius:10px;font:17px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText;color-scheme:'
const BUTTON = 'font:inherit;min-height:44px;padding:0 16px;margin:8px 0 0;display:block'

/** A plain message with a way to try again; it needs nothing that would have to be loaded. */
export function showFailure(host: Element, locale?: string, theme?: string, retry?: () => void) {
  const [text, label] = failureTextsOf(locale)
  const box = document.createElement('div')
  const button = document.createElement('button')
  box.style.cssText = LOOK + (theme === 'auto' ? 'light dark' : theme || 'light')
  box.setAttribute('role', 'alert')
  button.style.cssText = BUTTON
  button.append(label)
  button.onclick = () => {
    button.disabled = true
    retry?.()
  }
  box.append(text, button)
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.replaceChildren(box)
}
