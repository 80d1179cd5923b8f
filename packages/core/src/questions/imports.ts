import type { Json } from '../json'
import {
  type BusinessDriver,
  type Difficulty,
  OPTION_TEXT_MAX,
  OPTIONS_MAX,
  OPTIONS_MIN,
  QUESTION_TEXT_MAX,
  QUESTION_TEXT_MIN,
} from '../question-sets/set-choices'
import { hasLookAlikes, isVisible, visibleLength } from '../visible-text'
import { DOCUMENTED_KIND, hasDocumentedFields } from './documented-fields'

/** Formats of a question file; detected from its content. */
export const IMPORT_FORMATS = [
  'kahoot',
  'blooket',
  'gimkit',
  'pathquest',
  'table',
  'gift',
  'moodle_xml',
  'aiken',
  'qti_1_2',
  'qti_2_1',
  'qti_2_2',
  'qti_3_0',
  'lines',
] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]
export const EXPORT_FORMATS = ['csv', 'xlsx', 'gift', 'qti3'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Why a row cannot be imported at all. */
export const IMPORT_REASONS = [
  'numeric',
  'matching',
  'essay',
  'ordering',
  'blanks',
  'hotspot',
  'upload',
  'description',
  'several_parts',
  'other_kind',
  'variables',
  'stray_text',
  'unreadable',
  'file_missing',
  'file_unreadable',
] as const
export type ImportReason = (typeof IMPORT_REASONS)[number]

/** What was changed or lost in the conversion; the row is imported nevertheless. */
export const IMPORT_NOTICES = [
  'time_changed',
  'points_changed',
  'key_nowhere',
  'key_unclear',
  'explanation_cut',
  'image_left_out',
  'media_left_out',
  'option_media',
  'link_left_out',
  'feedback_left_out',
  'format_left_out',
  'formula_as_typed',
  'cell_error',
  'partial_credit',
  'text_answer',
  'partners_left_out',
] as const

/** Content of a file besides its questions that is not imported. */
export const IMPORT_NOTES = ['columns_left_out', 'sheet_left_out'] as const

/**
 * How the answer key of a row may be meant: positions from 1 or from 0 (or letters), or the text
 * itself.
 */
export const KEY_NOTATIONS = ['place', 'place_from_0', 'text'] as const
export type KeyNotation = (typeof KEY_NOTATIONS)[number]

/** What a teacher has to fix before the row can be imported. */
export const IMPORT_REPAIRS = [
  'text_short',
  'text_long',
  'options_few',
  'options_many',
  'option_long',
  'options_alike',
  'correct_none',
  'correct_several',
  'image_alt',
  'answer_faulty',
] as const
export type ImportRepair = (typeof IMPORT_REPAIRS)[number]

/**
 * A parsed question: wider than what may be stored, so that nothing is lost before it is repaired.
 */
export interface ImportedQuestion {
  /** Absent: `choice`. */
  kind?: string | undefined
  questionText: string
  options: { text: string; isCorrect: boolean }[]
  /** Of other kinds than `choice`, in the format of the kind. */
  shape?: Json | undefined
  solution?: Json | undefined
  points: number
  timeLimitSeconds: number
  difficulty: Difficulty
  businessDriver: BusinessDriver | null
  explanation: string | null
  imageUrl: string | null
  imageAlt: string | null
}

/** Its answers are options, which can be repaired one by one. */
export const isChoice = ({ kind }: Pick<ImportedQuestion, 'kind'>): boolean =>
  hasDocumentedFields(kind ?? DOCUMENTED_KIND)

/** The options that count: those with a text. */
export const writtenOptions = ({ options }: Pick<ImportedQuestion, 'options'>) =>
  options
    .map(({ text, isCorrect }) => ({ text: text.trim(), isCorrect }))
    .filter(({ text }) => isVisible(text))

/**
 * What must still be fixed around the answer, and in the options of `choice`; other kinds check
 * their answers themselves. Counts as the server does: minimums in visible characters, maximums in
 * the units that its columns and schemas hold.
 */
export function findRepairs(question: ImportedQuestion): ImportRepair[] {
  const options = writtenOptions(question)
  const text = question.questionText.trim()
  const right = options.filter(({ isCorrect }) => isCorrect).length
  const found: [ImportRepair, boolean][] = [
    ['text_short', visibleLength(text.slice(0, QUESTION_TEXT_MAX)) < QUESTION_TEXT_MIN],
    ['text_long', text.length > QUESTION_TEXT_MAX],
    ['options_few', isChoice(question) && options.length < OPTIONS_MIN],
    ['options_many', options.length > OPTIONS_MAX],
    ['option_long', options.some(({ text }) => text.length > OPTION_TEXT_MAX)],
    ['options_alike', hasLookAlikes(options.map(({ text }) => text))],
    ['correct_none', isChoice(question) && right === 0],
    ['correct_several', right > 1],
    ['image_alt', question.imageUrl !== null && !isVisible(question.imageAlt ?? '')],
  ]
  return found.filter(([, isWrong]) => isWrong).map(([repair]) => repair)
}
