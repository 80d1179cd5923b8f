import type { ErrorEntries } from './entry'

/** A file of questions that is not read. */
export const QUESTION_FILE_ERRORS = {
  import_too_large: {
    status: 413,
    message: 'This file is too large. At most {max} MB can be imported.',
  },
  import_empty: { status: 422, message: 'There are no questions in it.' },
  import_unknown: {
    status: 422,
    message:
      'We do not know this kind of file. Please choose an Excel workbook (.xlsx), CSV, GIFT, Moodle XML, Aiken or QTI file, or copy the questions and paste them.',
  },
  import_legacy_workbook: {
    status: 422,
    message:
      'This is an old or password-protected workbook. Please save it as .xlsx without a password and try again.',
  },
  import_macros: {
    status: 422,
    message: 'This workbook contains macros. Please save it as .xlsx without macros and try again.',
  },
  import_encrypted: {
    status: 422,
    message: 'This archive is protected by a password. Please make it without one and try again.',
  },
  import_unpacks_too_large: {
    status: 422,
    message: 'This file unpacks to more than we read. Please split it into smaller files.',
  },
  import_xml_declarations: {
    status: 422,
    message:
      'This file declares a document type or entities of its own (DOCTYPE), which we do not read. Please export it again without.',
  },
  import_too_deep: {
    status: 422,
    message: 'This file is nested too deeply to be read.',
  },
  import_damaged: {
    status: 422,
    message: 'This file is damaged. Please export it again and try once more.',
  },
  import_too_complex: {
    status: 422,
    message: 'Reading this file takes too much time or memory. Please split it into smaller files.',
  },
} as const satisfies ErrorEntries
