import type { WidgetOptions } from './options'

/**
 * Shown while a widget cannot be displayed: the message and the retry button, and the message for
 * outdated browsers.
 */
const TEXTS: Record<'en' | 'es', readonly [text: string, retry: string, tooOld: string]> = {
  en: [
    'This did not load.',
    'Try again',
    'This browser is too old for Pathquest. Update it, or open this page in another browser or on another device.',
  ],
  es: [
    'Esto no se cargó.',
    'Reintentar',
    'Este navegador es demasiado antiguo para Pathquest. Actualízalo, o abre esta página en otro navegador o en otro dispositivo.',
  ],
}

/** The texts of a locale such as `es-MX`. */
export const failureTexts = (locale = '') => TEXTS[/^es\b/i.test(locale) ? 'es' : 'en']

const LOOK =
  'all:initial;display:block;padding:12px;font:17px Arial;background:Canvas;color:CanvasText;color-scheme:'
const BUTTON = 'display:block;padding:12px;font:inherit'

/**
 * A plain message with a retry button; requires nothing that would have to be loaded. Without
 * `retry` the browser is too old.
 */
export function showFailure(host: Element, { locale, theme }: WidgetOptions, retry?: () => void) {
  const [text, label, tooOld] = failureTexts(locale)
  const box = document.createElement('div')
  box.style.cssText = LOOK + (theme === 'auto' ? 'light dark' : theme)
  box.setAttribute('role', 'alert')
  box.append(retry ? text : tooOld)
  if (retry) {
    const button = document.createElement('button')
    button.style.cssText = BUTTON
    button.append(label)
    button.onclick = () => {
      button.disabled = true
      retry()
    }
    box.append(button)
  }
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.textContent = ''
  root.append(box)
}
