/** The parts of /api/openapi.json (OpenAPI 3.1) that the page reads. */
interface ApiSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  items?: ApiSchema
  properties?: Record<string, ApiSchema>
  required?: string[]
  anyOf?: ApiSchema[]
  oneOf?: ApiSchema[]
  maxLength?: number
  minimum?: number
  maximum?: number
}

interface ApiParameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema?: ApiSchema
}

interface ApiContent {
  content?: Record<string, { schema?: ApiSchema }>
}

interface ApiOperation {
  summary?: string
  tags?: string[]
  parameters?: ApiParameter[]
  requestBody?: ApiContent
  responses: Record<string, ApiContent>
  'x-access'?: string
}

export interface ApiDescription {
  info: { version: string }
  paths: Record<string, Record<string, ApiOperation>>
}

/** A parameter of a call, or a field of its body or answer. */
interface ApiField {
  name: string
  where: 'path' | 'query' | 'body' | 'answer'
  type: string
  isRequired: boolean
}

export interface PublicRoute {
  key: string
  method: string
  path: string
  summary: string
  /** Requires a seat token; otherwise no authentication. */
  needsSeat: boolean
  fields: ApiField[]
}

const NULL = 'null'

/** A schema in TypeScript-like notation. */
export function typeText(schema: ApiSchema = {}): string {
  const { type, enum: values, items, anyOf, oneOf } = schema
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const several = anyOf ?? oneOf
  if (several) return [...new Set(several.map(typeText))].join(' | ')
  if (Array.isArray(type)) return type.map((one) => typeText({ ...schema, type: one })).join(' | ')
  if (type === 'array') {
    const item = typeText(items)
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  if (type === 'integer') return 'number'
  return type ?? 'unknown'
}

const jsonOf = (content?: ApiContent) => content?.content?.['application/json']?.schema

/** The fields of an object, or of each variant. */
function fieldsOf(schema: ApiSchema | undefined, where: ApiField['where']): ApiField[] {
  const shapes = schema?.anyOf ?? schema?.oneOf ?? (schema ? [schema] : [])
  const fields = new Map<string, ApiField>()
  for (const { properties = {}, required = [] } of shapes) {
    for (const [name, field] of Object.entries(properties)) {
      const before = fields.get(name)
      const type = typeText(field)
      const types = before && before.type !== type ? `${before.type} | ${type}` : type
      const isRequired = required.includes(name) && (before?.isRequired ?? true)
      fields.set(name, { name, where, type: types, isRequired })
    }
  }
  return [...fields.values()].filter(({ type }) => type !== NULL)
}

/** Routes for other sites, in the order of the description. */
export function publicRoutes({ paths }: ApiDescription): PublicRoute[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      if (!operation.tags?.includes('public')) return []
      const { summary = '', parameters = [], requestBody, responses } = operation
      const answer = jsonOf(responses['200'] ?? responses['201'])
      return {
        key: `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        summary,
        needsSeat: operation['x-access'] !== 'anyone',
        fields: [
          ...parameters.map(({ name, in: where, required, schema }) => ({
            name,
            where,
            type: typeText(schema),
            isRequired: required === true,
          })),
          ...fieldsOf(jsonOf(requestBody), 'body'),
          ...fieldsOf(answer, 'answer'),
        ],
      }
    }),
  )
}
