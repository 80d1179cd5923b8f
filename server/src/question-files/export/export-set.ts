import { hasDocumentedFields } from '@pathquest/core/questions/documented-fields'
import type { ExportFormat } from '@pathquest/core/questions/imports'
import type { Language } from '../../runtime/language'
import type { ExportedSet } from '../set-details'
import { writeGift } from './gift'
import { writeQti3 } from './qti3'
import { writeCsv, writeWorkbook } from './table'

type Write = (set: ExportedSet, language: Language) => Promise<Uint8Array> | Uint8Array

const WRITERS: Record<ExportFormat, Write> = {
  csv: writeCsv,
  xlsx: writeWorkbook,
  gift: writeGift,
  qti3: writeQti3,
}

/**
 * A file that reading gives back as it was, with headings of its tables in `language`. Questions of
 * kinds without options are left out.
 */
export async function exportSet(
  set: ExportedSet,
  format: ExportFormat,
  language: Language = 'en',
): Promise<Uint8Array> {
  const questions = set.questions.filter(({ kind }) => hasDocumentedFields(kind))
  return await WRITERS[format]({ ...set, questions }, language)
}
