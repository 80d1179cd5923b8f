/** What the search indexes: texts of careers and sets, weighted. */
import type { CareerTranslations } from '../careers/careers'
import { addToList, isFiller, rootWord, stemOf, tokenize } from './words'

/** A title matches by all of its words, a label names a topic, a text mentions things. */
export type FieldKind = 'title' | 'label' | 'text'

export interface SearchField {
  text: string
  kind: FieldKind
  /** How much a hit in it counts, 0 to 1. */
  weight: number
}

export interface CareerTexts {
  title: string
  /** Alternative titles. */
  otherTitles?: readonly string[]
  description: string
  industry: string
  sector: string
  translations?: CareerTranslations
}

/** What people call it in other languages. */
export const translatedTitles = ({ translations }: Pick<CareerTexts, 'translations'>): string[] =>
  Object.values(translations ?? {}).flatMap(({ title }) => spokenTitles(title))

/** "Maestro o maestra de primaria": a person says one of the two. */
function spokenTitles(title: string): string[] {
  const [, first = '', second = ''] = /^(.+?) [ou] (.+)$/.exec(title) ?? []
  const start = (text: string) => text.slice(0, 4).toLowerCase()
  if (first === '' || start(first) !== start(second)) return [title]
  const rest = second.split(' ').slice(first.split(' ').length)
  return [[first, ...rest].join(' '), second]
}

export const careerFields = (career: CareerTexts): SearchField[] => [
  { text: career.title, kind: 'title', weight: 1 },
  ...(career.otherTitles ?? []).map((text): SearchField => ({ text, kind: 'title', weight: 0.93 })),
  // Found by these whatever language the page has.
  ...translatedTitles(career).map((text): SearchField => ({ text, kind: 'title', weight: 1 })),
  { text: career.sector, kind: 'label', weight: 0.6 },
  { text: career.industry, kind: 'label', weight: 0.55 },
  { text: career.description, kind: 'text', weight: 0.3 },
]

export interface SetTexts {
  title: string
  description: string | null
  subject: string
  careerSector: string | null
  tags: readonly string[]
}

/** A set with its career; null: it has none, or it is not known yet. */
export const setFields = (
  set: SetTexts,
  career: Pick<CareerTexts, 'title' | 'otherTitles'> | null,
): SearchField[] => [
  // Set titles are playful: the career describes the topic better.
  { text: set.title, kind: 'title', weight: 0.8 },
  ...(career
    ? [
        { text: career.title, kind: 'title' as const, weight: 0.97 },
        ...(career.otherTitles ?? []).map(
          (text): SearchField => ({ text, kind: 'title', weight: 0.9 }),
        ),
      ]
    : []),
  ...set.tags.map((text): SearchField => ({ text, kind: 'label', weight: 0.7 })),
  { text: set.subject, kind: 'label', weight: 0.55 },
  { text: set.careerSector ?? '', kind: 'label', weight: 0.5 },
  { text: set.description ?? '', kind: 'text', weight: 0.3 },
]

/** A tokenised field. */
export interface TokenizedField extends Omit<SearchField, 'text'> {
  words: readonly string[]
  stems: readonly string[]
  /** How many of its words are not fillers. */
  length: number
}

export function tokenizeField({ text, kind, weight }: SearchField): TokenizedField {
  const words = tokenize(text)
  const length = words.reduce((sum, word) => sum + (isFiller(word) ? 0 : 1), 0)
  return { kind, weight, words, stems: words.map(stemOf), length: Math.max(length, 1) }
}

/** The words that occur, and which inflected forms of a word do. */
export class Lexicon {
  private readonly byStem = new Map<string, string[]>()
  private readonly byRoot = new Map<string, string[]>()

  /** Each word, and whether it occurs in a title or a label. */
  constructor(readonly words: ReadonlyMap<string, boolean>) {
    for (const word of words.keys()) {
      addToList(this.byStem, stemOf(word), word)
      addToList(this.byRoot, rootWord(word), word)
    }
  }

  /** True: in a title or a label; false: only in texts; undefined: nowhere. */
  has(word: string): boolean | undefined {
    return this.words.get(word)
  }
  ofStem(stem: string): readonly string[] {
    return this.byStem.get(stem) ?? []
  }
  ofRoot(root: string): readonly string[] {
    return this.byRoot.get(root) ?? []
  }
}

export function buildLexicon(documents: Iterable<readonly TokenizedField[]>): Lexicon {
  const words = new Map<string, boolean>()
  for (const fields of documents) {
    for (const { kind, words: some } of fields) {
      for (const word of some) if (words.get(word) !== true) words.set(word, kind !== 'text')
    }
  }
  return new Lexicon(words)
}
