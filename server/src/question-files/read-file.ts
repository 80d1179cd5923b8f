import type { ImportPreview } from '@pathquest/core/contracts'
import { QUESTIONS_PER_SET_MAX, SET_TITLE_MAX } from '@pathquest/core/question-sets/set-choices'
import { decodeText } from '../runtime/files/decode-text'
import { FileRefusal } from '../runtime/files/file-refusal'
import { openZip } from '../runtime/files/open-zip'
import type { Language } from '../runtime/language'
import { readCsv } from './formats/csv'
import { readQuestionsXml } from './formats/damaged-xml'
import { isGift, readGift } from './formats/gift'
import { isAiken, readLines } from './formats/lines'
import { readPackage } from './formats/package'
import type { FoundFile } from './formats/table'
import { isWorkbook, readWorkbook } from './formats/workbook'
import { readXmlDocument } from './formats/xml-document'
import { toRow } from './found-question'
import { FILE_MAX_BYTES } from './limits'
import { oneLine } from './plain-text'
import { toSet } from './set-details'

const MIB = 1024 * 1024

/**
 * Reads a file of questions, whatever its name says: what it is, is told by its content. Throws
 * refusals alone; `name` gives a title where the file itself has none.
 */
export async function readQuestionFile(
  bytes: Uint8Array,
  name = '',
  language: Language = 'en',
): Promise<ImportPreview> {
  if (bytes.length > FILE_MAX_BYTES) {
    throw new FileRefusal('import_too_large', { max: FILE_MAX_BYTES / MIB })
  }
  const { format, title, found, set, headings = 0, notes = [] } = await readAny(bytes)
  if (found.length === 0) throw new FileRefusal('import_empty')
  const beyond = found.slice(QUESTIONS_PER_SET_MAX)
  return {
    format,
    title:
      oneLine(title ?? titleOfName(name))
        .slice(0, SET_TITLE_MAX)
        .trim() || null,
    rows: found.slice(0, QUESTIONS_PER_SET_MAX).map((one) => toRow(one, language)),
    total: found.length,
    headings,
    linesBeyond: beyond.reduce((sum, { lines = 1 }) => sum + lines, 0),
    notes,
    set: set ? toSet(set) : null,
  }
}

const MAGIC = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  /** Compound files: workbooks before 2007, and all that Office protects by a password. */
  ole: [0xd0, 0xcf, 0x11, 0xe0],
} as const
const begins = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, i) => bytes[i] === byte)

async function readAny(bytes: Uint8Array): Promise<FoundFile> {
  if (begins(bytes, MAGIC.ole)) throw new FileRefusal('import_legacy_workbook')
  if (begins(bytes, MAGIC.zip)) {
    const entries = openZip(bytes)
    return isWorkbook(entries) ? readWorkbook(entries) : readPackage(entries)
  }
  const text = decodeText(bytes)
  if (text.trim() === '') throw new FileRefusal('import_empty')
  return isXml(text) ? readXmlDocument(readQuestionsXml(text)) : readText(text)
}

const isXml = (text: string): boolean =>
  /^\s*<[?!a-zA-Z_]/.test(text) && !/^\s*<!doctype html/i.test(text)

/** The formats of plain text, the one that is easiest to be sure of first. */
function readText(text: string): FoundFile {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a picture from a text
  if (/[\u0001-\u0008\u000e-\u001f]/.test(text.slice(0, 2_000))) {
    throw new FileRefusal('import_unknown')
  }
  const table = readCsv(text)
  if (table) return table
  if (!isAiken(text) && isGift(text)) return readGift(text)
  const read = (isAiken(text) ? undefined : readCsv(text, true)) ?? readLines(text)
  if (!read) throw new FileRefusal('import_unknown')
  return read
}

/**
 * `unit-3_safety.xlsx` is a title whose spaces were replaced; `Self-care - day 1.csv` is one as it
 * stands, and one hyphen alone (`Self-care.csv`) belongs to its word.
 */
function titleOfName(name: string): string {
  const title = (name.split(/[\\/]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '')
  const isTitle = /\s/.test(title.trim()) || /^[^_-]+-[^_-]+$/.test(title)
  return isTitle ? title : title.replace(/[_-]+/g, ' ')
}
