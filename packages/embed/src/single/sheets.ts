import { dark } from '../dark'
import { light as frame } from '../styles/frame.css'

const brought = new Set([frame])
const made = new Map<string, CSSStyleSheet>()

/** One constructed sheet for all widgets of the page; content policies let it pass. */
function constructed(text: string): CSSStyleSheet {
  let sheet = made.get(text)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    made.set(text, sheet)
  }
  return sheet
}

/** All sheets of a single file are brought before anything is drawn, and each widget wears them all. */
export const bring = (_name: string, sheet: string) => void brought.add(sheet)
export function wear(shadow: ShadowRoot, _name: string, isDark: boolean): undefined {
  shadow.adoptedStyleSheets = [...brought, ...(isDark ? [dark] : [])].map(constructed)
}
export const undress = () => {}
