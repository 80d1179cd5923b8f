/** Of HTML 4 what teachers' texts use; numbers stand for all others. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  deg: '°',
  times: '×',
  divide: '÷',
  minus: '−',
  plusmn: '±',
  frac12: '½',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  iquest: '¿',
  iexcl: '¡',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
}

/** Entities of text from XML or HTML, once; what is none stays as it is. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z0-9]{2,8});/g,
        (whole, name: string) => {
          if (!name.startsWith('#')) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? '') : whole
          const code = /^#x/i.test(name)
            ? Number.parseInt(name.slice(2), 16)
            : Number(name.slice(1))
          const isCharacter = code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff)
          return isCharacter ? String.fromCodePoint(code) : ''
        },
      )
    : text

const BLOCKS = /^\/?(p|div|br|li|ul|ol|tr|table|h[1-6]|pre|blockquote)$/i
const HIDDEN = /^(script|style|head|title)$/i

/** What a reader of this HTML would see: tags gone, blocks on lines of their own. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    const name = /^\/?[a-zA-Z][a-zA-Z0-9]*/.exec(html.slice(open + 1, open + 24))?.[0]
    const isComment = html.startsWith('<!--', open)
    const close = isComment ? html.indexOf('-->', open) + 2 : html.indexOf('>', open)
    if ((!name && !isComment) || close <= open) {
      // No tag: somebody compares numbers.
      text += html.slice(at, open + 1)
      at = open + 1
      continue
    }
    text += html.slice(at, open).replace(/\s+/g, ' ')
    if (name && BLOCKS.test(name)) text += '\n'
    at = close + 1
    if (name && HIDDEN.test(name)) at = afterElement(html, name, at)
  }
  return decodeEntities(text + html.slice(at).replace(/\s+/g, ' '))
}

function afterElement(html: string, name: string, from: number): number {
  const end = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, from)
  if (end < 0) return html.length
  const close = html.indexOf('>', end)
  return close < 0 ? html.length : close + 1
}

/** Whether text is meant as HTML: it has a tag of it. */
export const looksLikeHtml = (text: string): boolean =>
  /<\/?(p|br|b|i|u|em|strong|span|div|img|sub|sup|ul|ol|li|table|font|a)(\s[^<>]*)?\/?>/i.test(text)

const SPACES = /[^\S\n]+/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Text as it is stored: one space where there were many, no characters that are none. */
export const tidy = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(CONTROLS, '')
    .replace(SPACES, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The same on one line. */
export const oneLine = (text: string): string => tidy(text).replace(/\n+/g, ' ')
