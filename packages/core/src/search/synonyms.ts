/**
 * Synonyms: what people type and what it leads to. A line of the table reads `youtuber, vlogger:
 * content creator, video editor`: the words before the colon mean the same, and lead to those after
 * it, best first. English and Spanish words share lines.
 */
import {
  addToList,
  ingForms,
  pluralForms,
  rootWord,
  stemOf,
  tokenize,
  withoutFillers,
} from './words'

/** A word or words, as a title has them. */
export interface Phrase {
  stems: readonly string[]
  /** How well it fits, 0 to 1. */
  fit: number
  /** A target that need not mean the same: where it is a label, it is a broader field. */
  isWider?: boolean
}

interface Synonym {
  words: readonly string[]
  leadsTo: readonly Phrase[]
}

/** A parsed table. */
export interface Synonyms {
  /** Single words and their plurals. */
  keys: ReadonlyMap<string, Key>
  /** Those of several words. */
  phrases: readonly Synonym[]
  /** The keys and their -ing forms by length, for typo matching. */
  forms: ReadonlyMap<number, readonly Form[]>
}

interface Form {
  form: string
  key: Key
  /** Below 1: a guessed form that may not exist. */
  likely: number
}

/** A key of the table. */
export interface Key {
  stem: string
  root: string
  leadsTo: readonly Phrase[]
}

/** Weight of a synonym. */
const SAME = 0.9
const FIRST = 0.94
const STEP = 0.03
const LEAST = 0.6
/** Weight of a guessed -ing form. */
const GUESSED = 0.92

/** Parses the lines of a table; a line without a colon lists words that mean the same. */
export function readSynonyms(lines: readonly string[]): Synonyms {
  const keys = new Map<string, Key>()
  const phrases: Synonym[] = []
  for (const synonym of lines.flatMap(readLine)) {
    const [word = '', second] = synonym.words
    if (second !== undefined) phrases.push(synonym)
    else {
      const leadsTo = [...(keys.get(word)?.leadsTo ?? []), ...synonym.leadsTo]
      keys.set(word, { stem: stemOf(word), root: rootWord(word), leadsTo })
    }
  }
  for (const [word, key] of [...keys]) {
    for (const plural of pluralForms(word)) if (!keys.has(plural)) keys.set(plural, key)
  }
  const forms = new Map<number, Form[]>()
  for (const [word, key] of keys) {
    for (const form of [word, ...ingForms(word)]) {
      addToList(forms, form.length, { form, key, likely: form === word ? 1 : GUESSED })
    }
  }
  return { keys, phrases, forms }
}

export const NO_SYNONYMS: Synonyms = readSynonyms([])

function readLine(line: string): Synonym[] {
  const [said = '', fits = ''] = line.split(':')
  const same = split(said)
  const others = same.map((words) => ({ stems: words.map(stemOf), fit: SAME }))
  const targets = split(fits).map((target, i) => ({
    stems: target.map(stemOf),
    fit: Math.max(FIRST - STEP * i, LEAST),
    isWider: true,
  }))
  return same.map((words, at) => ({
    words,
    leadsTo: [...targets, ...others.filter((_, i) => i !== at)],
  }))
}

const split = (list: string): string[][] =>
  list
    .split(',')
    .map((words) => [...withoutFillers(tokenize(words))])
    .filter((words) => words.length > 0)
