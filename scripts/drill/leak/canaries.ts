import { randomBytes } from 'node:crypto'

/** Field names that contain a solution if they are not null. */
const telling =
  /"(correct_?index|correct_?option\w*|is_?correct|solution|explanation|answer_?key|tolerance)":(?!null)/i

export const newWord = () => `canary${randomBytes(9).toString('hex')}`

/** One secret word per question, recognized in every encoding it might be sent in. */
export class Canaries {
  readonly words: string[]
  readonly #dresses: string[][]

  constructor(count: number) {
    this.words = Array.from({ length: count }, newWord)
    this.#dresses = this.words.map(dressesOf)
  }

  /** The solutions that `text` reveals of the questions from `firstOpen` on. */
  search(text: string, firstOpen: number) {
    return this.#dresses.flatMap((dresses, index) =>
      index >= firstOpen && dresses.some((dress) => text.includes(dress))
        ? [`canary ${index}`]
        : [],
    )
  }

  holds(text: string, index: number) {
    return text.includes(this.words[index] ?? '')
  }
}

/** A solution's field with a value, in a message sent while its question is open. */
export function tellingField(text: string) {
  return telling.exec(text)?.[1]
}

/** Plain, reversed, hex, and base64 at each of the three offsets, without boundary characters. */
export function dressesOf(word: string) {
  const bytes = Buffer.from(word)
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .slice(offset === 0 ? 0 : 4, -4),
  )
  const urlSafe = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))
  return [word, [...word].reverse().join(''), bytes.toString('hex'), ...base64, ...urlSafe]
}
