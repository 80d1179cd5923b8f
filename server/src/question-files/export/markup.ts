/** Text between tags. */
export const escapedText = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The value of an attribute; line ends there would be read as spaces. */
export const escapedAttribute = (value: string) =>
  escapedText(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')
