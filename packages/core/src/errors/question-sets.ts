import type { ErrorEntries } from './common'

/** Writing and sharing question sets. */
export const QUESTION_SET_ERRORS = {
  set_title_required: { status: 400, message: 'Title is required' },
  set_title_short: { status: 400, message: 'Title must be at least 3 characters' },
  set_subject_required: { status: 400, message: 'Subject is required' },
  set_grades_required: { status: 400, message: 'Select at least one grade level' },
  set_tags_limit: {
    status: 400,
    message: 'A set can have at most {max} tags of at most {length} characters each',
  },

  question_text_required: { status: 400, message: 'Question text is required' },
  question_text_short: { status: 400, message: 'Question must be at least 10 characters' },
  options_required: { status: 400, message: 'At least 2 answer options are required' },
  options_alike: {
    status: 400,
    message: 'Two answer options say the same. Please make each one different.',
  },
  answer_required: { status: 400, message: 'You must mark one answer as correct' },
  answers_many: { status: 400, message: 'Only one answer can be correct' },
  time_limit_range: { status: 400, message: 'Time limit must be between 5 and 300 seconds' },
  points_range: { status: 400, message: 'Points must be between 1 and 100' },
  image_alt_required: {
    status: 400,
    message: 'Please say what the image shows, for people who cannot see it',
  },
  question_kind_unreadable: {
    status: 400,
    message: 'This is no complete question of its kind. Please check what it asks and its answer.',
  },
  questions_limit: {
    status: 409,
    message: 'A set can have at most {max} questions. Please start another set.',
  },

  sets_limit: {
    status: 409,
    message: 'You can have at most {max} question sets. Please delete one you no longer need.',
  },
  set_text_not_suitable: {
    status: 400,
    message:
      'A public set cannot say “{text}”: every student may read it. Please change it, or make the set private.',
  },
  set_not_yours: {
    status: 403,
    message: 'You can look at this set but not change it. Duplicate it to make your own.',
  },
  set_publish_not_yours: {
    status: 403,
    message: 'Only who made this set can make it public or private.',
  },
  set_of_product: {
    status: 409,
    message: 'This set comes with Pathquest: it can be neither hidden nor removed here.',
  },
  set_removed: {
    status: 409,
    message: 'An administrator has removed this set. You can only delete what is left of it.',
  },
  set_changed: {
    status: 409,
    message: 'This set was changed in the meantime, in another tab or by a colleague.',
  },
  question_not_found: { status: 404, message: 'This question is not in the set any more.' },
  set_share_not_found: {
    status: 404,
    message: 'This link does not work any more. Ask your colleague for a new one.',
  },

  image_too_complex: {
    status: 400,
    message:
      'This image takes too much time or memory to read. Please save it again as a plain PNG or JPEG file.',
  },
  image_unreadable: {
    status: 400,
    message: 'This is no image that can be shown. Please choose a PNG, JPEG or WebP file.',
  },
  image_dimensions: {
    status: 400,
    message: 'This image has too many pixels. Please choose one of at most {max} million.',
  },
  image_not_found: {
    status: 400,
    message: 'The image of this question is gone. Please choose it again.',
  },
} as const satisfies ErrorEntries

/** Question files that cannot be imported. */
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
