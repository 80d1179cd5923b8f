import { createRoot } from 'react-dom/client'
import { validLocale, type WidgetOptions } from './page/options'
import type { Mount } from './page/page'
import { Stage, type Widget } from './Stage'
import { adoptSheets } from './sheets/adopt-sheets'
import { followTheme } from './theme'

const KEYS = ['keydown', 'keypress', 'keyup'] as const

/** Keys used in a widget do not trigger keyboard shortcuts of the page. */
export function stopKeyEvents(root: HTMLElement): void {
  for (const type of KEYS) {
    root.addEventListener(type, (event) => {
      const target = event.target as Element
      if (event.defaultPrevented || target.closest('input, select, textarea, dialog')) {
        event.stopPropagation()
      }
    })
  }
}

/** Turns a component into a widget that the loader can mount into an element. */
export function createMount(Widget: Widget, firstSheets: readonly string[]): Mount {
  return (host, first, origin) => {
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const root = document.createElement('div')
    root.className = 'root'
    stopKeyEvents(root)
    // Before any style sheets: style elements may be added beside it.
    shadow.replaceChildren(root)
    let sheets = firstSheets
    let isDark = false
    const applySheets = () => adoptSheets(shadow, sheets, isDark)
    const theme = followTheme((next) => {
      isDark = next
      applySheets()
    })
    const setSheets = (next: readonly string[]) => {
      sheets = next
      applySheets()
    }
    const tree = createRoot(root)
    const update = (options: WidgetOptions) => {
      theme.set(options.theme)
      root.lang = validLocale(options)
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
