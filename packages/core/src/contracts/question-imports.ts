import * as z from 'zod'
import { JsonValue } from '../json'
import { BUSINESS_DRIVERS, DIFFICULTIES } from '../question-sets/set-choices'
import {
  EXPORT_FORMATS,
  IMPORT_FORMATS,
  IMPORT_NOTES,
  IMPORT_NOTICES,
  IMPORT_REASONS,
  IMPORT_REPAIRS,
  type ImportedQuestion,
  KEY_NOTATIONS,
} from '../questions/imports'

/** The language of the texts that we write into a file, or add to what is read from one. */
export const FileQuery = z.strictObject({ lang: z.enum(['en', 'es']).default('en') })

/** For POST /api/question-imports: the file's name, used only for the title of a set. */
export const ImportQuery = FileQuery.extend({ name: z.string().max(200).optional() })

const Imported = z.object({
  kind: z.string().optional(),
  questionText: z.string(),
  options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
  shape: JsonValue.optional(),
  solution: JsonValue.optional(),
  points: z.number(),
  timeLimitSeconds: z.number(),
  difficulty: z.enum(DIFFICULTIES),
  businessDriver: z.enum(BUSINESS_DRIVERS).nullable(),
  explanation: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
}) satisfies z.ZodType<ImportedQuestion>

const params = z.record(z.string(), z.union([z.string(), z.number()]))
export const ImportProblem = z.object({
  code: z.enum([...IMPORT_REASONS, ...IMPORT_NOTICES]),
  params,
})
export type ImportProblem = z.infer<typeof ImportProblem>
export const ImportNote = z.object({ code: z.enum(IMPORT_NOTES), params })
export type ImportNote = z.infer<typeof ImportNote>

export const ImportRow = z.object({
  /** In a spreadsheet the row, in a text the line, else the item; in a package, with its file. */
  where: z.object({
    place: z.enum(['row', 'line', 'item']),
    number: z.number(),
    file: z.string().nullable(),
  }),
  questionText: z.string(),
  /** null: it cannot be imported, and one of the problems says why. */
  draft: Imported.nullable(),
  problems: z.array(ImportProblem),
  /** What must be fixed before the row can be imported. */
  needsHand: z.array(z.enum(IMPORT_REPAIRS)),
  /** How many non-empty lines of the source it covers; a row or an item is one. */
  lines: z.number(),
  /**
   * Where the file's answer keys are ambiguous: how each interpretation reads the draft's options.
   */
  readings: z
    .array(z.object({ way: z.enum(KEY_NOTATIONS), right: z.array(z.number()) }))
    .optional(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** What a file says about the set; empty where it says nothing. */
export const ImportedSet = z.object({
  description: z.string().nullable(),
  /** One of `SUBJECTS`, or empty. */
  subject: z.string(),
  gradeLevel: z.array(z.number()),
  difficultyLevel: z.enum(DIFFICULTIES),
  tags: z.array(z.string()),
})
export type ImportedSet = z.infer<typeof ImportedSet>

/** POST /api/question-imports (the bytes of a file, or text, as application/octet-stream). Nothing is stored. */
export const ImportPreview = z.object({
  format: z.enum(IMPORT_FORMATS),
  /** From the file itself, else from its name. */
  title: z.string().nullable(),
  /** The first ones, as many as a set may have. */
  rows: z.array(ImportRow),
  /** How many were found. */
  total: z.number(),
  /** Non-empty lines or rows of the source that are not questions: headings, comments. */
  headings: z.number(),
  /** Lines of the source that belong to rows beyond the first ones. */
  linesBeyond: z.number(),
  notes: z.array(ImportNote),
  /** null: the format has no such data. */
  set: ImportedSet.nullable(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** GET /api/question-sets/{id}/export?format= : a file. */
export const ExportQuery = FileQuery.extend({ format: z.enum(EXPORT_FORMATS) })
