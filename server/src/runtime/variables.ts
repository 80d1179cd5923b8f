import * as z from 'zod'
import { secretProblem } from './secrets'

export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
)
export const origin = z.url({ protocol: /^https?$/ }).transform((text, context) => {
  const url = new URL(text)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    context.addIssue({ code: 'custom', message: 'must be scheme, host and port alone' })
  }
  return url.origin
})
export const secret = z.string().superRefine((value, context) => {
  const problem = secretProblem(value)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

/** What is wrong with the environment, one line per variable; never a value. */
export class EnvError extends Error {}

/** The variables of a schema; an empty one counts as not set. Throws `EnvError`. */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.output<Schema> {
  const set = Object.entries(source).filter(([, value]) => value !== undefined && value !== '')
  const parsed = schema.safeParse(Object.fromEntries(set))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`)
  throw new EnvError(`The environment is not usable:\n${[...new Set(lines)].join('\n')}`)
}
