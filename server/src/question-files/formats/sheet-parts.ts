import type { ZipEntries } from '../../runtime/files/open-zip'
import { SET_ROWS, unescapeCell } from '../export/table'
import type { FoundSet } from '../set-details'

/** The sheet of our own workbooks that tells of the set; null: it is another one. */
export function readSetSheet(
  rows: readonly (readonly string[])[],
): { title: string; set: FoundSet } | null {
  const names = rows.map(([name]) => name).join()
  if (!Object.values(SET_ROWS).some((known) => known.join() === names)) return null
  const [[title = ''], [description = ''], [subject = ''], grades, [difficulty = ''], tags] =
    rows.map(([, ...values]) => values.map(unescapeCell)) as [
      string[],
      string[],
      string[],
      string[],
      string[],
      string[],
    ]
  return { title, set: { description, subject, grades, difficulty, tags } }
}

interface SheetPart {
  name: string
  isHidden: boolean
  /** Numbers of rows on which a picture lies. */
  pictures: ReadonlySet<number>
}

const RELATION = /<Relationship\b([^<>]*)>/g
const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)(?:\\w+:)?${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

/** What a workbook says about its sheets, in their order. */
export function sheetParts(entries: ZipEntries): SheetPart[] {
  const read = (path: string) => Buffer.from(entries.get(path) ?? []).toString('utf8')
  const targets = new Map(
    [...read('xl/_rels/workbook.xml.rels').matchAll(RELATION)].map(([, said = '']) => [
      attribute(said, 'Id'),
      resolved('xl', attribute(said, 'Target')),
    ]),
  )
  return [...read('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b([^<>]*)>/g)].map(
    ([, said = '']) => {
      const path = targets.get(attribute(said, 'id')) ?? ''
      return {
        name: attribute(said, 'name'),
        isHidden: /hidden/i.test(attribute(said, 'state')),
        pictures: picturesOf(path, read),
      }
    },
  )
}

function picturesOf(sheet: string, read: (path: string) => string): Set<number> {
  const [folder, file] = [sheet.replace(/\/[^/]*$/, ''), sheet.split('/').at(-1) ?? '']
  const rows = new Set<number>()
  for (const [, said = ''] of read(`${folder}/_rels/${file}.rels`).matchAll(RELATION)) {
    if (!/\/drawing$/.test(attribute(said, 'Type'))) continue
    const drawing = read(resolved(folder, attribute(said, 'Target')))
    if (!/<(?:\w+:)?pic\b/.test(drawing)) continue
    for (const [, row] of drawing.matchAll(
      /<xdr:from>\s*<xdr:col>\d{1,6}<\/xdr:col>\s*<xdr:colOff>-?\d{1,12}<\/xdr:colOff>\s*<xdr:row>(\d{1,7})<\/xdr:row>/g,
    )) {
      rows.add(Number(row) + 1)
    }
  }
  return rows
}

/** A path beside a folder of the archive. */
function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts = folder.split('/')
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
