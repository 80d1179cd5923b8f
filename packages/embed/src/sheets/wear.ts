import base from '@pathquest/ui/styles/base.css?inline'
import tokens from '@pathquest/ui/styles/tokens.css?inline'
import darkTokens from '@pathquest/ui/styles/tokens-dark.css?inline'
import { hasConstructedSheets, styleElement } from '../page/old-browser'
import frame from './frame.css?inline'

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

/** The tokens of the dark theme for a widget that wears them, whatever its element says. */
function dark(): CSSStyleSheet {
  const sheet = constructed(darkTokens)
  moveToHost(sheet)
  return sheet
}

function moveToHost(sheet: CSSStyleSheet): void {
  for (const rule of sheet.cssRules) (rule as CSSStyleRule).selectorText = ':host'
}

/** Dresses a shadow root. The tokens stand at its host, so that a page may set them there. */
export function wear(shadow: ShadowRoot, sheets: readonly string[], isDark: boolean): void {
  const texts = [tokens, frame, base, ...sheets]
  if (!hasConstructedSheets) {
    wearElements(shadow, texts, isDark)
    return
  }
  const worn = texts.map(constructed)
  shadow.adoptedStyleSheets = isDark ? [...worn, dark()] : worn
}

/** The same by elements, each root its own. */
function wearElements(shadow: ShadowRoot, texts: readonly string[], isDark: boolean): void {
  for (const worn of [...shadow.children]) if (worn.localName === 'style') worn.remove()
  const elements = texts.map(styleElement)
  const darkElement = isDark ? [styleElement(darkTokens)] : []
  shadow.prepend(...elements, ...darkElement)
  for (const { sheet } of darkElement) if (sheet) moveToHost(sheet)
}
