import { format, getFormatFromId, isDateFormat } from 'numfmt'
import { subscript, superscript } from '../rendered/math'
import { decoded, escaped } from './xml-text'

/** Before the name of an error in a cell; no text has it. */
export const CELL_ERROR = '\ue0ff'
/** In place of a picture that lies in a cell. */
export const CELL_PICTURE = '\ue0fe'
const DAYS_FROM_1904 = 1462

const NUMBER = /<c\b([^<>]*[^<>/])>(?:<f\b[^<>]*(?:\/>|>[^<]*<\/f>))?<v>([^<]*)<\/v><\/c>/g
const RAISED_RUN =
  /<r>\s*<rPr>((?:<[^<>]*>){0,20}?<vertAlign val="(superscript|subscript)"\/>(?:<[^<>]*>){0,20}?)<\/rPr>\s*<t([^<>]*)>([^<]*)<\/t>\s*<\/r>/g

interface CellFormats {
  /** Of each style of cells, by its number, how numbers are shown. */
  codes: string[]
  isFrom1904: boolean
}

/** What the parts of a workbook say about how numbers are shown. */
export function readCellFormats(styles: string, workbook: string): CellFormats {
  const own = new Map(
    [...styles.matchAll(/<numFmt\b([^<>]*)>/g)].map(([, attributes = '']) => [
      attribute(attributes, 'numFmtId'),
      decoded(attribute(attributes, 'formatCode')),
    ]),
  )
  const from = styles.indexOf('<cellXfs')
  const cellStyles = from < 0 ? '' : styles.slice(from, styles.indexOf('</cellXfs>', from))
  const codes = [...cellStyles.matchAll(/<xf\b([^<>]*)>/g)].map(([, attributes = '']) => {
    const id = attribute(attributes, 'numFmtId')
    return own.get(id) || getFormatFromId(Number(id)) || 'General'
  })
  return { codes, isFrom1904: /<workbookPr\b[^<>]*date1904="(?:1|true)"/.test(workbook) }
}

/** A sheet in which every number is the text that its cell shows, and every error is known as one. */
export function asShown(sheet: string, formats: CellFormats): string {
  return sheet.replace(NUMBER, (whole, attributes: string, value: string) => {
    const type = /\st="(\w+)"/.exec(attributes)?.[1] ?? 'n'
    const others = attributes.replace(/\st="\w+"/, '')
    const text = (shown: string) => `<c${others} t="str"><v>${shown}</v></c>`
    if (type === 'e') return text(/\svm="/.test(others) ? CELL_PICTURE : `${CELL_ERROR}${value}`)
    if (type !== 'n') return whole
    const shown = shownNumber(Number(value), formats.codes[styleOf(others)] ?? 'General', formats)
    return shown === undefined ? whole : text(escaped(shown))
  })
}

const styleOf = (attributes: string) => Number(/\ss="(\d+)"/.exec(attributes)?.[1] ?? 0)

function shownNumber(value: number, code: string, { isFrom1904 }: CellFormats): string | undefined {
  try {
    const days = isFrom1904 && isDateFormat(code) ? DAYS_FROM_1904 : 0
    return format(code, value + days, { nbsp: false })
      .replace(/\s+/g, ' ')
      .trim()
  } catch {
    // A format that nobody can read: the number as it is stored.
    return undefined
  }
}

/** Runs of text that stand high or low within a cell. */
export const raisedRuns = (xml: string): string =>
  xml.replace(RAISED_RUN, (...found: unknown[]) => {
    const [, properties, align, attributes, text, at] = found as [string, ...string[]]
    const before = /([^<>])<\/t>\s*<\/r>\s*$/.exec(
      xml.slice(Math.max(0, Number(at) - 40), Number(at)),
    )?.[1]
    const inner = decoded(text ?? '')
    const shown = align === 'superscript' ? superscript(inner, before ?? '') : subscript(inner)
    return `<r><rPr>${properties}</rPr><t${attributes}>${escaped(shown)}</t></r>`
  })

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
