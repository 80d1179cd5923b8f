/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe before it; cells that have
 * one already get one more, so that reading gives back what was written.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
export const escapeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
export const unescapeCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
