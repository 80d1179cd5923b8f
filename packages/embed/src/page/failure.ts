import type { WidgetOptions } from './options'
import { failureTextsOf } from './texts'

const LOOK =
  'all:initial;display:block;padding:12px;font:17px Arial;background:Canvas;color:CanvasText;color-scheme:'
const BUTTON = 'display:block;padding:12px;font:inherit'

/** A plain message with a way to try again; it needs nothing that would have to be loaded. */
export function showFailure(host: Element, { locale, theme }: WidgetOptions, retry: () => void) {
  const [text, label] = failureTextsOf(locale)
  const box = document.createElement('div')
  const button = document.createElement('button')
  box.style.cssText = LOOK + (theme === 'auto' ? 'light dark' : theme)
  box.role = 'alert'
  box.append(text, button)
  button.style.cssText = BUTTON
  button.append(label)
  button.onclick = () => {
    button.disabled = true
    retry()
  }
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.replaceChildren(box)
}
