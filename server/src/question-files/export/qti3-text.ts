/** Text between tags. */
export const text = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const lines = (value: string): string => text(value).replaceAll('\n', '<br/>')

/** The value of an attribute; line ends there would be read as spaces. */
export const attribute = (value: string): string =>
  text(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')
