import type { Json } from '../json'

/**
 * Rows, messages and drafts have fields of their own for one kind, `choice` (`options`,
 * `correctIndex`, `counts`, `selectedOptionIndex`), which existed before other kinds. Only this
 * file handles that; everything else reads a question in the format of its kind. No zod.
 */
export const DOCUMENTED_KIND = 'choice'

/** One option of a question is right: files are read into its fields directly. */
export const hasDocumentedFields = (kind: string): boolean => kind === DOCUMENTED_KIND

/** What a question asks and its solution, in the format of its kind; a null solution: a survey. */
export interface QuestionContent {
  shape: Json
  solution: Json
}

export interface WrittenOption {
  text: string
  isCorrect: boolean
}

/** As stored in a set and in a game's own copy. */
export interface StoredFields {
  options: WrittenOption[]
  shape: Json
  solution: Json
}

/** As the rules read it. */
interface KeyedFields {
  options: readonly string[]
  correctIndex: number | null
  shape?: Json
  solution?: Json | null
}

type OfKind<Fields> = Fields & { kind: string }

const texts = ({ options }: Pick<StoredFields, 'options'>) => options.map(({ text }) => text)

function rightIndex({ options }: Pick<StoredFields, 'options'>): number | null {
  const index = options.findIndex(({ isCorrect }) => isCorrect)
  return index === -1 ? null : index
}

export const contentOf = ({ kind, ...stored }: OfKind<StoredFields>): QuestionContent =>
  hasDocumentedFields(kind)
    ? { shape: texts(stored), solution: rightIndex(stored) }
    : { shape: stored.shape, solution: stored.solution }

export function toStoredFields(kind: string, { shape, solution }: QuestionContent): StoredFields {
  if (!hasDocumentedFields(kind)) return { options: [], shape, solution }
  const options = (shape as string[]).map((text, at) => ({ text, isCorrect: at === solution }))
  return { options, shape: null, solution: null }
}

/** Whether all fields of other kinds are empty. */
export const hasOnlyKindFields = ({ kind, ...stored }: OfKind<StoredFields>): boolean =>
  hasDocumentedFields(kind)
    ? stored.shape === null && stored.solution === null
    : stored.options.length === 0

/** Converts a stored question's fields to those of the rules. */
export const keyedFields = ({ kind, ...stored }: OfKind<StoredFields>) => ({
  options: texts(stored),
  correctIndex: rightIndex(stored),
  ...(hasDocumentedFields(kind) ? {} : { shape: stored.shape, solution: stored.solution }),
})

/** A question's shape and solution in the format of its kind. */
export const shapeOf = ({
  kind,
  options,
  shape,
}: OfKind<Pick<KeyedFields, 'options' | 'shape'>>): unknown =>
  hasDocumentedFields(kind) ? options : shape
export const solutionOf = ({
  kind,
  correctIndex,
  solution,
}: OfKind<Pick<KeyedFields, 'correctIndex' | 'solution'>>): Json =>
  hasDocumentedFields(kind) ? correctIndex : (solution ?? null)

/** The published solution of a closed question. */
export interface PublicSolution {
  correctIndex: number | null
  explanation: string | null
  of?: Json
}

export function publicSolution(
  question: OfKind<Pick<KeyedFields, 'correctIndex' | 'solution'>> & { explanation: string | null },
): PublicSolution {
  const { kind, correctIndex, explanation } = question
  if (hasDocumentedFields(kind)) return { correctIndex, explanation }
  return { correctIndex: null, explanation, of: solutionOf(question) }
}

/** Converts a published solution to the format of the kind. */
export const solutionIn = (
  kind: string,
  solution: Pick<PublicSolution, 'correctIndex' | 'of'>,
): Json => (hasDocumentedFields(kind) ? solution.correctIndex : (solution.of ?? null))

/** How a class answered; released widgets only accept counts of options. */
interface PublicCounts {
  counts: number[]
  countsOf?: Json
}

export const publicCounts = (kind: string, counted: Json): PublicCounts =>
  hasDocumentedFields(kind) ? { counts: counted as number[] } : { counts: [], countsOf: counted }

export const countsIn = (kind: string, { counts, countsOf }: PublicCounts): Json =>
  hasDocumentedFields(kind) ? counts : (countsOf ?? null)

/** The chosen option's index, sent beside an answer. */
export const selectedOption = (kind: string, answer: Json): number | null =>
  hasDocumentedFields(kind) && typeof answer === 'number' ? answer : null

/** A server that is older than this package sends none. */
export const kindOf = ({ kind }: { kind?: string | undefined }): string => kind ?? DOCUMENTED_KIND
