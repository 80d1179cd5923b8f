const LONGEST = 200
/** Where platforms put the sentence for people. */
const FIELDS = ['error_description', 'message', 'detail', 'details', 'reason', 'title', 'error']

/** What a platform said in a body of any kind, as one plain line behind its status. */
export function shortText(status: number, body: string): string {
  const said = plain(sentenceIn(body) ?? '')
  const line = said === '' ? String(status) : `${status}: ${said}`
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line
}

function sentenceIn(body: string): string | undefined {
  try {
    return deepest(JSON.parse(body))
  } catch {
    // No JSON: a page, or a line of text.
    return body
  }
}

function deepest(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return deepest(value[0])
  if (typeof value !== 'object' || value === null) return undefined
  const fields = value as Record<string, unknown>
  for (const name of [...FIELDS, 'errors']) {
    const found = deepest(fields[name])
    if (found) return found
  }
  return undefined
}

const plain = (text: string): string =>
  text
    .slice(0, 20_000)
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    // No token that a platform repeats.
    .replace(/\beyJ[\w-]+\.[\w-]*\.?[\w-]*|\bBearer\s+\S+/gi, '…')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
