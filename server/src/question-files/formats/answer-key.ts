import type { KeyNotation } from '@pathquest/core/questions/imports'

/** What each way makes of one key: the indexes of the options; a way that does not fit is absent. */
export type KeyReadings = Partial<Record<KeyNotation, number[]>>

/** Every way in which `key` can be read; `headers` are the names of the options' columns. */
export function keyReadings(
  key: string,
  texts: readonly string[],
  headers: readonly string[] = [],
): KeyReadings {
  if (key === '') return {}
  const labelled = readLabelled(key, texts)
  if (labelled) return { place: labelled, text: labelled }
  const place = byPlace(key, texts, headers, 1)
  const from0 = /\d/.test(key) ? byPlace(key, texts, [], 0) : undefined
  const text = byText(key, texts)
  return {
    ...(place ? { place } : {}),
    ...(from0 ? { place_from_0: from0 } : {}),
    ...(text ? { text } : {}),
  }
}

/** `B) Paris` where the second option is Paris. */
function readLabelled(key: string, texts: readonly string[]): number[] | undefined {
  const [, label = '', rest = ''] = /^\(?([a-z]|\d{1,2})[).:]\s*(\S.*)$/i.exec(key) ?? []
  const index = label === '' ? undefined : indexOfName(label, 1)
  return index !== undefined && same(texts[index] ?? '', rest) ? [index] : undefined
}

function byPlace(
  key: string,
  texts: readonly string[],
  headers: readonly string[],
  first: 0 | 1,
): number[] | undefined {
  const named = headers.findIndex((header) => header !== '' && same(header, key))
  if (named >= 0 && (texts[named] ?? '') !== '') return [named]
  // A spreadsheet of another country makes 1.3 of 1,3; a cell with decimals shows 2.00.
  const plain = key.replace(/^(\d{1,2})\.0+$/, '$1')
  const parts = plain
    // AC names two.
    .replace(/^[A-H]{2,8}$/, (letters) => (isAscending(letters) ? [...letters].join() : letters))
    .split(/[,;/|&.\s]+|\by\b|\band\b/i)
    .filter((part) => part !== '' && !LABEL.test(part))
  const indexes = new Set<number>()
  for (const part of parts) {
    const index = indexOfName(part, first)
    if (index === undefined || (texts[index] ?? '') === '') return undefined
    indexes.add(index)
  }
  return indexes.size > 0 ? sorted(indexes) : undefined
}

const LABEL = /^(option|answer|choice|opci[oó]n|respuesta|alternativa)s?$/i
const isAscending = (letters: string) =>
  [...letters].every((letter, i) => i === 0 || letter > (letters[i - 1] ?? ''))

/** 1, A, a), Option B: the index from 0 on. */
function indexOfName(part: string, first: 0 | 1): number | undefined {
  const name = part
    .replace(/^(option|answer|choice|opci[oó]n|respuesta|alternativa)[ _-]?/i, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/[).]$/, '')
  if (/^\d{1,2}$/.test(name)) return Number(name) - first
  return /^[a-z]$/i.test(name) ? name.toLowerCase().charCodeAt(0) - 97 : undefined
}

/** The whole key is one text, else a list of texts. */
function byText(key: string, texts: readonly string[]): number[] | undefined {
  const whole = indexOfText(key, texts)
  if (whole !== undefined) return [whole]
  const lists = [listOf(key), key.split(/[;|\n]/), key.split(','), key.split(/[,;|\n]/)]
  for (const list of lists) {
    const parts = list.map((part) => part.trim()).filter((part) => part !== '')
    const indexes = parts.map((part) => indexOfText(part, texts))
    if (parts.length > 0 && indexes.every((index) => index !== undefined)) {
      return sorted(new Set(indexes))
    }
  }
  return undefined
}

/** `["Wind", "Sun"]` as programs write it. */
function listOf(key: string): string[] {
  if (!/^\[.*\]$/s.test(key)) return []
  try {
    const list: unknown = JSON.parse(key)
    return Array.isArray(list) ? list.map(String) : []
  } catch {
    return key.slice(1, -1).split(',')
  }
}

const TRUTH = /^(true|false|verdadero|falso)$/i

/** As it stands, else with other capitals, else the same number; a match that is not one is none. */
function indexOfText(key: string, texts: readonly string[]): number | undefined {
  const exact = texts.findIndex((text) => text !== '' && tidied(text) === tidied(key))
  if (exact >= 0) return exact
  const number = numberIn(key)
  const tests: ((text: string) => boolean)[] = [
    (text) => same(text, key),
    (text) => number !== undefined && numberIn(text) === number,
    (text) => TRUTH.test(text) && /^[tfv]$/i.test(key) && same(text.slice(0, 1), key),
  ]
  for (const test of tests) {
    const found = texts.flatMap((text, i) => (text !== '' && test(text) ? [i] : []))
    if (found.length === 1) return found[0]
  }
  return undefined
}

/** $1,234.50 and 1234.5 are one number, 50% and 0.5 as well. */
function numberIn(text: string): number | undefined {
  const [, digits = '', percent] =
    /^[$€£]?\s?(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)\s?(%)?$/.exec(text.trim()) ?? []
  if (digits === '') return undefined
  return Number(digits.replaceAll(',', '')) / (percent ? 100 : 1)
}

const sorted = (indexes: ReadonlySet<number | undefined>) =>
  [...indexes].flatMap((index) => index ?? []).sort((a, b) => a - b)

const tidied = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim()
export const same = (a: string, b: string) => tidied(a).toLowerCase() === tidied(b).toLowerCase()
