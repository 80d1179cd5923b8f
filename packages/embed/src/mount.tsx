import { createRoot } from 'react-dom/client'
import { localeOf, type WidgetOptions } from './page/options'
import type { Mount } from './page/page'
import { Stage, type Widget } from './Stage'
import { wear } from './sheets/wear'
import { followTheme } from './theme'

const KEYS = ['keydown', 'keypress', 'keyup'] as const

/** Typing and keys that a widget used are its own: no hotkey of the page fires on them. */
export function keepKeys(root: HTMLElement): void {
  for (const type of KEYS) {
    root.addEventListener(type, (event) => {
      const target = event.target as Element
      if (event.defaultPrevented || target.closest('input, select, textarea, dialog')) {
        event.stopPropagation()
      }
    })
  }
}

/** Makes a component a widget that the page's script can put into an element. */
export function mountOf(Widget: Widget, firstSheets: readonly string[]): Mount {
  return (host, first, origin) => {
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const root = document.createElement('div')
    root.className = 'root'
    keepKeys(root)
    // Before anything is worn: style elements may come beside it.
    shadow.replaceChildren(root)
    let sheets = firstSheets
    let isDark = false
    const dress = () => wear(shadow, sheets, isDark)
    const theme = followTheme((next) => {
      isDark = next
      dress()
    })
    const setSheets = (next: readonly string[]) => {
      sheets = next
      dress()
    }
    const tree = createRoot(root)
    const update = (options: WidgetOptions) => {
      theme.set(options.theme)
      root.lang = localeOf(options)
      tree.render(<Stage {...{ Widget, host, options, origin, setSheets }} />)
    }
    update(first)
    return {
      update,
      remove() {
        theme.stop()
        tree.unmount()
        shadow.replaceChildren()
      },
    }
  }
}
