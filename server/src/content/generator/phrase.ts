/** Titles and figures as they read within a sentence. */

/** Names that stay in capitals. */
const NAMES = new Set('English Spanish French German Navy Army Montessori Braille'.split(' '))
/** Spoken with a consonant at the beginning, though a vowel is written. */
const SPOKEN_CONSONANT = /^(?:uni(?!n|m)|us(?:er|ab)|urolog|euro|eulog|one\b|UX|U\b)/i
/** Letters whose names begin with a vowel: an MRI. */
const VOWEL_NAMES = /^[AEFHILMNORSX]/

/** With capitals or digits of its own: MRI, 3D, DevOps. */
const SPELLED = /[A-Z]{2}|\d|[a-z][A-Z]|^[A-Z]$/

function wordInSentence(word: string): string {
  if (NAMES.has(word) || SPELLED.test(word)) return word
  // X-ray
  if (/^[A-Z]-/.test(word)) return word.charAt(0) + word.slice(1).toLowerCase()
  return word.toLowerCase()
}

/** As in a sentence: "911 dispatcher", "Navy officer". */
export const inSentence = (title: string): string => title.split(' ').map(wordInSentence).join(' ')

function article(title: string): 'a' | 'an' {
  const [first = ''] = title.split(/[ -]/)
  if (SPOKEN_CONSONANT.test(title)) return 'a'
  if (/^[A-Z][A-Z0-9]*$/.test(first)) return VOWEL_NAMES.test(first) ? 'an' : 'a'
  return /^[aeiou]/i.test(first) || /^(?:8|11|18)\b/.test(first) ? 'an' : 'a'
}

/** "an electrician" */
export const withArticle = (title: string): string => `${article(title)} ${inSentence(title)}`

/** "an Electrician", for headings. */
export const withArticleInTitle = (title: string): string => `${article(title)} ${title}`

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "a chef, a pilot, and a vet" */
export const listed = (items: readonly string[]): string =>
  items.length < 3
    ? items.join(' and ')
    : `${items.slice(0, -1).join(', ')}, and ${items[items.length - 1]}`

export const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

export const people = (count: number): string => Math.round(count).toLocaleString('en-US')

/** "4.3%", "−2.0%" */
export const percent = (value: number): string => `${value.toFixed(1).replace('-', '−')}%`

/** "grow by 4.3%" */
export const growing = (value: number): string =>
  value === 0
    ? 'stay the same'
    : value > 0
      ? `grow by ${percent(value)}`
      : `shrink by ${percent(-value)}`

/** "$62,350" to three digits: "$62,400". */
export const roundedTo = (value: number, step: number): number => Math.round(value / step) * step

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

/** As many of the sentences as fit, in their order; at least the last one that fits alone. */
export function fitting(sentences: readonly string[], max: number): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`
    if (longer.length <= max) text = longer
  }
  return text
}
