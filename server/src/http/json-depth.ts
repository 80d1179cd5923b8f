const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Whether arrays and objects are nested more than `most` levels deep. One pass that builds nothing:
 * parsing such a text blocks the process, and whoever walks the result runs out of stack.
 */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < json.length; i++) {
    const sign = json.charCodeAt(i)
    if (sign === QUOTE) inString = !inString
    else if (inString) {
      if (sign === BACKSLASH) i++
    } else if (OPENING.has(sign)) {
      if (++depth > most) return true
    } else if (CLOSING.has(sign)) depth--
  }
  return false
}
