import { createRoot } from 'react-dom/client'
import { keepKeys } from './keys'
import { localeOf, type WidgetOptions } from './page/options'
import type { Mount } from './page/page'
import { Stage, type Widget } from './Stage'
import { type SheetName, undress, wear } from './sheets'
import { followTheme } from './theme'

/** Makes a component a widget that the page's script can put into an element. */
export function mountOf(Widget: Widget, firstSheet: SheetName): Mount {
  return (host, first, origin) => {
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const root = document.createElement('div')
    root.className = 'root'
    keepKeys(root)
    let sheet = firstSheet
    let isDark = false
    const dress = () => {
      root.dataset.theme = isDark ? 'dark' : 'light'
      const coming = wear(shadow, sheet, isDark)
      if (!coming || root.isConnected) return
      // No flash of the other theme.
      root.style.display = 'none'
      void coming.then(() => {
        root.style.display = ''
      })
    }
    const theme = followTheme((next) => {
      isDark = next
      dress()
    })
    const setSheet = (next: SheetName) => {
      if (sheet === next) return
      sheet = next
      dress()
    }
    const tree = createRoot(root)
    const update = (options: WidgetOptions) => {
      theme.set(options.theme)
      root.lang = localeOf(options)
      tree.render(<Stage {...{ Widget, host, options, origin, setSheet }} />)
    }
    update(first)
    shadow.replaceChildren(root)
    return {
      update,
      remove() {
        theme.stop()
        tree.unmount()
        undress(shadow)
        shadow.replaceChildren()
      },
    }
  }
}
