import base from '@pathquest/sdk/styles/base.css?inline'
import tokens from '@pathquest/sdk/styles/tokens.css?inline'
import darkTokens from '@pathquest/sdk/styles/tokens-dark.css?inline'
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
  for (const rule of sheet.cssRules) (rule as CSSStyleRule).selectorText = ':host'
  return sheet
}

/** Dresses a shadow root. The tokens stand at its host, so that a page may set them there. */
export function wear(shadow: ShadowRoot, sheets: readonly string[], isDark: boolean): void {
  const worn = [tokens, frame, base, ...sheets].map(constructed)
  shadow.adoptedStyleSheets = isDark ? [...worn, dark()] : worn
}
