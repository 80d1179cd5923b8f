/** Text between tags. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The same in HTML, in the lines that it has. */
export const lines = (text: string): string => escaped(text).replaceAll('\n', '<br/>')

/** The value of an attribute; line ends there would be read as spaces. */
export const attribute = (text: string): string =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')

/** The text of either, as it is read from a file. */
export const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
