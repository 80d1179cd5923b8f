const made = new Map<string, CSSStyleSheet>()

/** One constructed sheet for all widgets of the page; content policies let it pass. */
export function constructed(text: string): CSSStyleSheet {
  let sheet = made.get(text)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    made.set(text, sheet)
  }
  return sheet
}
