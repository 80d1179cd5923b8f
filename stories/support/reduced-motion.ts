const REDUCED = /\(prefers-reduced-motion:\s*reduce\)/
const FULL = /\(prefers-reduced-motion:\s*no-preference\)/

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules)
  }
}

/**
 * Shows the page as somebody sees it who wants less motion, for the toolbar: a page cannot tell its
 * browser so. Returns the way back. The tests ask the browser itself.
 */
export function showReducedMotion(isWanted: boolean): (() => void) | undefined {
  if (!isWanted) return undefined
  const undo: (() => void)[] = []
  for (const sheet of document.styleSheets) {
    for (const { media } of mediaRules(sheet.cssRules)) {
      const before = media.mediaText
      const after = REDUCED.test(before) ? 'all' : FULL.test(before) ? 'not all' : before
      if (after === before) continue
      media.mediaText = after
      undo.push(() => {
        media.mediaText = before
      })
    }
  }
  const { matchMedia } = window
  window.matchMedia = (query) =>
    matchMedia.call(window, REDUCED.test(query) ? 'all' : FULL.test(query) ? 'not all' : query)
  undo.push(() => {
    window.matchMedia = matchMedia
  })
  return () => {
    for (const step of undo) step()
  }
}
