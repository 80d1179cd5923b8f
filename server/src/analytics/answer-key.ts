import type { Json } from '@pathquest/core'

/** The same text for equal answers, in whatever order their fields came. */
export const answerKey = (answer: Json): string => JSON.stringify(sorted(answer))

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field as Json)]))
}
