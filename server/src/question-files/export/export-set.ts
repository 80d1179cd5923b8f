import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { ExportFormat } from '@pathquest/core/questions/imports'
import { answerForFile } from '@pathquest/kinds/catalogue'
import type { Language } from '../../runtime/language'
import type { ExportedSet, WrittenSet } from '../set-details'
import { GIFT_ANSWERS, writeGift } from './gift'
import { writeQti3 } from './qti3'
import { writeCsv, writeWorkbook } from './table'

type Write = (set: WrittenSet, language: Language) => Promise<Uint8Array> | Uint8Array

const OPTIONS = ['options'] as const
/** Each format with the answers that it has a form for. */
const FORMATS: Record<ExportFormat, { write: Write; answers: readonly FileAnswer['type'][] }> = {
  csv: { write: writeCsv, answers: OPTIONS },
  xlsx: { write: writeWorkbook, answers: OPTIONS },
  gift: { write: writeGift, answers: GIFT_ANSWERS },
  qti3: { write: writeQti3, answers: OPTIONS },
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
  const { write, answers } = FORMATS[format]
  const questions = set.questions.flatMap((question) => {
    const answer = answerForFile(question)
    return answer && answers.includes(answer.type) ? [{ ...question, answer }] : []
  })
  return await write({ ...set, questions }, language)
}
