import { KEY_NOTATIONS, type KeyNotation } from '@pathquest/core/questions/imports'

/** The last name of a path of categories in Moodle; within names a slash is written twice. */
export const lastCategory = (path: string): string =>
  (path.split(/(?<!\/)\/(?!\/)/).at(-1) ?? '')
    .replaceAll('//', '/')
    .trim()
    .replace(/^\$(course|module|system|cat\d*|coursecat\d*)\$$/i, '')

/** What each way makes of one key: the indexes of the options; a way that does not fit is absent. */
type KeyReadings = Partial<Record<KeyNotation, number[]>>

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
/** The same for texts that differ by spaces and capitals alone. */
export const spellingKey = (text: string) => tidied(text).toLowerCase()
export const same = (a: string, b: string) => spellingKey(a) === spellingKey(b)

interface KeyRules {
  /** The tool that made the table says that its keys are places. */
  isByPlace: boolean
  /** The column's name says that places count from 0 on. */
  isIndex: boolean
}

/** The right options; several readings: the file does not say which of them is meant. */
type DecidedKey = { right: number[] } | { readings: { way: KeyNotation; right: number[] }[] }

/**
 * One way of reading keys for a whole file: the one that fits all its rows. Where several do, or
 * none, a row is decided only if all ways that fit it say the same. undefined: no way fits the row.
 */
export function decideKeys(
  rows: readonly KeyReadings[],
  { isByPlace, isIndex }: KeyRules,
): (DecidedKey | undefined)[] {
  const hasZero = rows.some(
    ({ place, place_from_0, text }) => place_from_0?.includes(0) && !place && !text,
  )
  const ways = KEY_NOTATIONS.filter((way) => way !== 'place_from_0' || isIndex || hasZero)
  const fitting = rows.filter((row) => ways.some((way) => row[way]))
  const fitsAll = ways.filter((way) => fitting.every((row) => row[way]))
  const first = fitsAll.find((way) => way === 'place' && isByPlace) ?? fitsAll[0]
  if (first && (fitsAll.length === 1 || isByPlace)) {
    return rows.map((row) => row[first] && { right: row[first] })
  }
  const candidates = fitsAll.length > 0 ? fitsAll : ways
  return rows.map((row) => {
    const readings = candidates.flatMap((way) => (row[way] ? [{ way, right: row[way] }] : []))
    const [one] = readings
    if (!one) return undefined
    const isSaid = readings.every(({ right }) => right.join() === one.right.join())
    const place = isByPlace ? row.place : undefined
    return isSaid || place ? { right: place ?? one.right } : { readings }
  })
}

const HEADING = /^(?:answer key|answers|key|solutions?|clave|respuestas|soluciones)\s*:?\s*(.*)$/i
const PAIR =
  /(\d{1,3})\s*[.):=-]?\s*\(?([A-Za-z]|true|false|verdadero|falso)\)?(?=[\s,;.]|$)[,;.]?/gi

/** The list of right answers at the end of a text (`1. B  2. D …`), by the number of the question. */
export function endKey(text: string): { keys: Map<number, string>; body: string; lines: number } {
  const none = { keys: new Map<number, string>(), body: text, lines: 0 }
  const all = text.split('\n')
  const at = all.findLastIndex((line) => HEADING.test(line.replaceAll('*', '').trim()))
  if (at < 0) return none
  const [, inline = ''] = HEADING.exec((all[at] ?? '').replaceAll('*', '').trim()) ?? []
  const listed = [inline, ...all.slice(at + 1)].map((line) => line.trim()).filter(Boolean)
  const keys = new Map<number, string>()
  for (const line of listed) {
    if (line.replace(PAIR, '').trim() !== '') return none
    for (const [, number, letter = ''] of line.matchAll(PAIR)) keys.set(Number(number), letter)
  }
  if (keys.size === 0) return none
  return {
    keys,
    body: all.slice(0, at).join('\n'),
    lines: listed.length + (inline === '' ? 1 : 0),
  }
}
