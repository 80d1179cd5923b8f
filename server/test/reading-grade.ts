const VOWELS = /[aeiouy]{1,2}/g

/** An estimate: groups of vowels, without those that are silent at the end of a word. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return spoken.match(VOWELS)?.length ?? 1
}

/** The school grade that reads this text, by Flesch and Kincaid. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?:]+\s|[.!?]$/).filter((one) => one.trim() !== '')
  const words = text.split(/\s+/).filter((word) => /[a-z]/i.test(word))
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (spoken / words.length) - 15.59
}
