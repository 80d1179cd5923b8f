import type { WidgetOptions } from './options'

/** What stands in a widget's place while it cannot be shown, and how to try again. */
const TEXTS: Record<'en' | 'es', readonly [text: string, retry: string]> = {
  en: ['This did not load.', 'Try again'],
  es: ['Esto no se cargó.', 'Reintentar'],
}

/** The texts of a locale such as `es-MX`. */
export const failureTextsOf = (locale = '') => TEXTS[/^es\b/i.test(locale) ? 'es' : 'en']

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
