/** What one typed line is by itself. */
export interface TypedLine {
  number: number
  text: string
  /** `7` of `7. Who …`, `Question 7:`; null: it has none. */
  count: number | null
  /** `Q: Who …`: the line `A: …` below is its answer. */
  isAskedFor: boolean
  /** An asterisk, a tick or `(correct)`, taken off the text. */
  isMarked: boolean
  /** All of it stands between `**`, as text of chats marks what is right. */
  isBold: boolean
  label: OptionLabel | null
}

interface OptionLabel {
  /** From 0 on; of a bullet null. */
  index: number | null
  isNumber: boolean
  /** `A. Roofer`, not `A.Roofer`: it is an option even out of its turn. */
  isClear: boolean
  rest: string
}

const MARK = '\\*|✓|✔|✅|\\[[xX]\\]'
const MARK_BEFORE = new RegExp(`^(?:${MARK})\\s*(?=\\S)`)
const RIGHT = '(?:correct|right|correcta|correcto)(?: answer)?'
const MARK_AFTER = new RegExp(
  `\\s*(?:\\*|✓|✔|✅|[([]${RIGHT}[)\\]]|(?:<?-+>?|[←–—])\\s*${RIGHT})$`,
  'i',
)
const EMPTY_BOX = /^\[ ?\]\s*/
/** `* [x] Roofer`: an item of a list of boxes. */
const BULLET_OF_BOX = /^[-*+]\s+(?=\[[ xX]?\])/
const LETTER = /^\(?([A-Za-z])(?:\)\s?|[.:]\s?|\s?[-–]\s)\s*(\S.*)$/
const DIGIT = /^\(?(\d)[.)]\s*(\S.*)$/
const BULLET = /^[-•–▪◦○]\s+(\S.*)$/
const NUMBERED = /^(?:question|pregunta|q|p)?\s*#?(\d{1,3})\s*[.):]\s*/i
/** `Question 7 (2 points)`, alone on its line. */
const NUMBER_LINE = /^(?:question|pregunta)\s*#?(\d{1,3})\b[^?]{0,24}$/i
const ASKED = /^[qp]\s*[:.]\s*/i

const KEY =
  /^(?:(?:the )?(?:correct |right )?(?:answer|ans)(?: is)?|(?:respuesta|opci[oó]n)(?: correcta)?|correct(?:a|o)?|key|clave)\s*[:=.-]\s*(.+)$/i
const EXPLANATION =
  /^(?:explanation|rationale|feedback|why|explicaci[oó]n|justificaci[oó]n|retroalimentaci[oó]n)\s*:\s*(.+)$/i
const RULE = /^[-=_*~#\s]{3,}$/

/** `*Answer: B*`, `> **Answer:** B`, as chats write it: the words alone. */
export const withoutEmphasis = (line: string): string =>
  line
    .replace(/\*\*/g, '')
    .replace(/^(?:[>✓✔✅→]\uFE0F?\s*)+/u, '')
    .replace(/^([*_])(\S.*)\1$/, '$2')

/** `Answer: B`: what stands behind it. */
export const keyOf = (line: string): string | undefined => KEY.exec(line)?.[1]?.trim()
export const explanationOf = (line: string): string | undefined =>
  EXPLANATION.exec(line)?.[1]?.trim()
/** `A: Lima` below `Q: Which city …?`. */
export const shortKeyOf = (line: string): string | undefined =>
  /^[ar]\s*[:.]\s*(.+)$/i.exec(line)?.[1]?.trim()

const INLINE = /^(?:(.*?\S)\s+)?\(?a[.)]\s+(\S.*?)\s+\(?b[.)]\s+(\S.*)$/i
const INLINE_KEY = /\s+((?:correct )?(?:answer|ans|respuesta)\s*[:=].*)$/i

/**
 * Spaces mean nothing, and patterns would take long over thousands of them; but a gap before a
 * letter (`A. Baker      C. Pilot`) begins another column of answers: that one is a tab.
 */
export const withPlainSpaces = (text: string): string =>
  text.replace(/[^\S\n]+/g, (gap, at: number) => {
    const isWide = gap.length > 2 || gap.includes('\t')
    const behind = text.slice(at + gap.length, at + gap.length + 4)
    return isWide && /^\(?[A-Ha-h][.)]\s/.test(behind) ? '\t' : ' '
  })

/** `Who …? a) Baker b) Roofer Answer: b` on one line: its parts, each as a line of its own. */
export function partsOfLine(typed: string): string[] {
  if (/^\(?[A-Ha-h][.)]\s/.test(typed) && typed.includes('\t')) return typed.split('\t')
  const line = typed.replaceAll('\t', ' ')
  const key = INLINE_KEY.exec(line)?.[1]
  const whole = key === undefined ? line : line.slice(0, -key.length).trimEnd()
  const [, text, first, rest] = INLINE.exec(whole) ?? []
  if (rest === undefined) return [line]
  const parts = [...(text === undefined ? [] : [text]), `a) ${first}`]
  let left = `b) ${rest}`
  for (const letter of 'cdefgh') {
    const [, before, behind] =
      new RegExp(`^(.*?\\S)\\s+\\(?${letter}[.)]\\s+(\\S.*)$`, 'i').exec(left) ?? []
    if (before === undefined) break
    parts.push(before)
    left = `${letter}) ${behind}`
  }
  return [...parts, left, ...(key === undefined ? [] : [key])]
}

/** A line drawn between questions. */
export const isRule = (line: string): boolean => RULE.test(line)
export const isAsked = (text: string): boolean => /[?？][\s"'”’)\]*]*$/.test(text)

export function typedLine(line: string, number: number): TypedLine {
  const isBold = /^\*\*(?!\s)[^*]+\*\*$/.test(line)
  const plain = line
    .replace(/\*\*(?!\s)([^*]+)\*\*/g, '$1')
    .replace(/^#{1,6}\s+/, '')
    .replace(BULLET_OF_BOX, '')
  const unmarked = withoutMark(plain.replace(EMPTY_BOX, ''))
  const label = labelOf(unmarked.text)
  // `B) *Roofer`, `- [x] Roofer`: the mark stands behind the letter.
  const inner = label && withoutMark(label.rest.replace(EMPTY_BOX, ''))
  const count = NUMBERED.exec(unmarked.text) ?? NUMBER_LINE.exec(unmarked.text)
  return {
    number,
    text: unmarked.text.replace(NUMBER_LINE, '').replace(NUMBERED, '').replace(ASKED, ''),
    count: count ? Number(count[1]) : null,
    isAskedFor: ASKED.test(unmarked.text),
    isMarked: unmarked.isMarked || inner?.isMarked === true,
    isBold,
    label: label && inner ? { ...label, rest: inner.text } : null,
  }
}

function withoutMark(text: string) {
  const bare = text.replace(MARK_BEFORE, '').replace(MARK_AFTER, '')
  return bare === '' ? { text, isMarked: false } : { text: bare, isMarked: bare !== text }
}

const letterIndex = (letter: string) => letter.toLowerCase().charCodeAt(0) - 97

function labelOf(text: string): OptionLabel | null {
  const [, letter = '', rest = ''] = LETTER.exec(text) ?? []
  if (letter !== '') {
    const isClear = /^\(?[A-Za-z][.)]\s/.test(text)
    return { index: letterIndex(letter), isNumber: false, isClear, rest }
  }
  const [, digit = '', said = ''] = DIGIT.exec(text) ?? []
  if (digit !== '') return { index: Number(digit) - 1, isNumber: true, isClear: false, rest: said }
  const [, item] = BULLET.exec(text) ?? []
  if (item === undefined) return null
  // `- A) Roofer`, as chats write lists.
  const [, letterOf = '', behind = ''] = /^\(?([A-Za-z])[.)]\s+(\S.*)$/.exec(item) ?? []
  return letterOf === ''
    ? { index: null, isNumber: false, isClear: true, rest: item }
    : { index: letterIndex(letterOf), isNumber: false, isClear: true, rest: behind }
}
