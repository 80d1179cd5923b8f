/** What the description of the API says of a value; as much of JSON Schema as it uses. */
export interface Schema {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  minimum?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

/** Values of the patterns that are in use. */
const BY_PATTERN = ['0'.repeat(32), 'tab-of-a-test', ...['gs', 'lp', 'li'].map(idOf)]

function idOf(prefix: string): string {
  return `${prefix}_${'0'.repeat(20)}`
}

/** Where any text of the schema's would be refused for what it says, by the name of the field. */
const BY_NAME: Record<string, unknown> = {
  answer: 0,
  authUrl: 'https://lms.example/auth',
  email: 'somebody@school.example',
  issuer: 'https://lms.example',
  jwksUrl: 'https://lms.example/keys',
  questionSetId: 'qs_nurse-shift',
  role: 'student',
  tokenUrl: 'https://lms.example/token',
}

const choicesOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf
const typeOf = ({ type }: Schema) => (typeof type === 'string' ? type : type?.[0])

/** A value that the schema takes, with little in it that may be left out. */
export function sampleOf(schema: Schema): unknown {
  const choices = choicesOf(schema)
  if (choices?.[0]) return sampleOf(choices[0])
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  switch (typeOf(schema)) {
    case 'string':
      return stringOf(schema)
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}))
    case 'object': {
      const named = Object.entries(schema.properties ?? {})
      const needed = named.filter(([name]) => name in BY_NAME || schema.required?.includes(name))
      return Object.fromEntries(
        needed.map(([name, value]) => [name, BY_NAME[name] ?? sampleOf(value)]),
      )
    }
    default:
      return null
  }
}

function stringOf({ pattern, minLength = 0 }: Schema): string {
  if (!pattern) return 'text'.padEnd(minLength, 'x')
  const fitting = BY_PATTERN.find((one) => new RegExp(pattern).test(one))
  if (!fitting) throw new Error(`No sample for the pattern ${pattern}`)
  return fitting
}

/** For each place of the schema that takes a text: a sample with this one there, and right elsewhere. */
export function samplesWith(text: string, schema: Schema): unknown[] {
  const choices = choicesOf(schema)
  if (choices) return choices.flatMap((one) => samplesWith(text, one))
  if (schema.enum || schema.const !== undefined) return []
  switch (typeOf(schema)) {
    case 'string':
      return [text]
    case 'array': {
      const rest = Array.from({ length: (schema.minItems ?? 1) - 1 }, () =>
        sampleOf(schema.items ?? {}),
      )
      return samplesWith(text, schema.items ?? {}).map((first) => [first, ...rest])
    }
    case 'object': {
      const sample = sampleOf(schema) as object
      const named = Object.entries(schema.properties ?? {}).flatMap(([name, value]) =>
        samplesWith(text, value).map((one) => ({ ...sample, [name]: one })),
      )
      const { additionalProperties: more } = schema
      if (typeof more !== 'object') return named
      const added = samplesWith(text, more).map((one) => ({ ...sample, text: one }))
      return [...named, ...added, { ...sample, [text]: sampleOf(more) }]
    }
    default:
      return []
  }
}
