/** Whether text is meant as HTML: it has a tag of it. */
export const looksLikeHtml = (text: string): boolean =>
  /<\/?(p|br|b|i|u|em|strong|span|div|img|sub|sup|ul|ol|li|table|font|a)(\s[^<>]*)?\/?>/i.test(text)

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g
const NBSP = '\u00a0'

/**
 * Text as it is stored: one space where there were many, no characters that are none. Two and more
 * spaces that do not break, at the begin of a line, are its indentation and stay.
 */
export const tidy = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(CONTROLS, '')
    .split('\n')
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function tidyLine(line: string): string {
  const words = line.trim().replace(/\s+/g, ' ')
  const indentation = line.slice(0, line.length - line.trimStart().length)
  const isMeant = indentation.split(NBSP).length > 2
  return words === '' || !isMeant ? words : NBSP.repeat(indentation.length) + words
}

/** The same on one line. */
export const oneLine = (text: string): string => tidy(text).replace(/\s+/g, ' ')
