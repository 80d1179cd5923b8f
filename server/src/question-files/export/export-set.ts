import { EXPORTED_ANSWERS, type ExportFormat } from '@pathquest/core/questions/imports'
import { answerForFile } from '@pathquest/kinds/catalogue'
import type { Language } from '../../runtime/language'
import type { ExportedSet, WrittenSet } from '../set-details'
import { writeGift } from './gift'
import { writeQti3 } from './qti3'
import { writeCsv, writeWorkbook } from './table'

type Write = (set: WrittenSet, language: Language) => Promise<Uint8Array> | Uint8Array

const FORMATS: Record<ExportFormat, Write> = {
  csv: writeCsv,
  xlsx: writeWorkbook,
  gift: writeGift,
  qti3: writeQti3,
}

/**
 * A file that reading gives back as it was, with headings of its tables in `language`. Questions whose
 * answers the format has no form for are left out.
 */
export async function exportSet(
  set: ExportedSet,
  format: ExportFormat,
  language: Language = 'en',
): Promise<Uint8Array> {
  const questions = set.questions.flatMap((question) => {
    const answer = answerForFile(question)
    return answer && EXPORTED_ANSWERS[format].includes(answer.type) ? [{ ...question, answer }] : []
  })
  return await FORMATS[format]({ ...set, questions }, language)
}
