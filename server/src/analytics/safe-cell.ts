/** What makes a spreadsheet take text for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** Text that stays text in every spreadsheet. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
