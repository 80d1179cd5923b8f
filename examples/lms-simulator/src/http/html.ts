export class Html {
  constructor(readonly text: string) {}
  toString() {
    return this.text
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeText = (text: unknown) =>
  String(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function written(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(written).join('')
  return escapeText(value)
}

/** HTML whose values are escaped, unless they are HTML themselves. */
export function html(strings: TemplateStringsArray, ...values: unknown[]) {
  return new Html(strings.reduce((text, part, i) => text + written(values[i - 1]) + part))
}

/** Text of our own that needs no escaping: styles and scripts. */
export const raw = (text: string) => new Html(text)

/** JSON for a script element: no value can end it. */
export const inScript = (value: unknown) =>
  new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))
