import base from '@pathquest/ui/styles/base.css?inline'
import tokens from '@pathquest/ui/styles/tokens.css?inline'
import darkTokens from '@pathquest/ui/styles/tokens-dark.css?inline'
import { hasConstructedSheets, styleElement } from '../page/old-browser'
import frame from './frame.css?inline'

const constructedSheets = new Map<string, CSSStyleSheet>()

/** One constructed sheet for all widgets of the page; content policies do not block it. */
function constructed(text: string): CSSStyleSheet {
  let sheet = constructedSheets.get(text)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    constructedSheets.set(text, sheet)
  }
  return sheet
}

/** The tokens of the dark theme, applied whatever theme the element has. */
function dark(): CSSStyleSheet {
  const sheet = constructed(darkTokens)
  moveToHost(sheet)
  return sheet
}

function moveToHost(sheet: CSSStyleSheet): void {
  for (const rule of sheet.cssRules) (rule as CSSStyleRule).selectorText = ':host'
}

/**
 * Applies sheets to a shadow root. The tokens are set on its host, so that a page may override them
 * there.
 */
export function adoptSheets(shadow: ShadowRoot, sheets: readonly string[], isDark: boolean): void {
  const texts = [tokens, frame, base, ...sheets]
  if (!hasConstructedSheets) {
    adoptStyleElements(shadow, texts, isDark)
    return
  }
  const current = texts.map(constructed)
  shadow.adoptedStyleSheets = isDark ? [...current, dark()] : current
}

/** The same by style elements, separate for each root. */
function adoptStyleElements(shadow: ShadowRoot, texts: readonly string[], isDark: boolean): void {
  for (const current of [...shadow.children]) if (current.localName === 'style') current.remove()
  const elements = texts.map(styleElement)
  const darkElement = isDark ? [styleElement(darkTokens)] : []
  shadow.prepend(...elements, ...darkElement)
  for (const { sheet } of darkElement) if (sheet) moveToHost(sheet)
}
