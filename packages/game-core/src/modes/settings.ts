import { type Refusal, refuse } from '../errors'
import type { Field, Fields, Manifest, ValuesOf } from './manifest'

/**
 * The settings of a mode from untrusted input: what is left out gets its default, anything else
 * that does not fit is refused by the name of its field.
 */
export function readSettings<S extends Fields>(
  { settings }: Pick<Manifest<S>, 'settings'>,
  input: unknown,
): { ok: true; settings: ValuesOf<S> } | Refusal {
  const given = input ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) {
    return refuse('bad_request', { reason: 'settings of a mode are an object' })
  }
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(settings, name)) continue
    const reason =
      Object.keys(settings).length > 0
        ? `this mode has no setting ${name}`
        : 'this mode has no settings'
    return refuse('bad_request', { reason, field: name })
  }
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(settings)) {
    const own = (given as Record<string, unknown>)[name]
    const value = own === undefined ? field.default : own
    if (!fits(field, value)) {
      return refuse('bad_request', { reason: `${name} is ${inWords(field)}`, field: name })
    }
    values[name] = value
  }
  return { ok: true, settings: values as ValuesOf<S> }
}

function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'int':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
    case 'choice':
      return typeof value === 'string' && field.of.includes(value)
    case 'switch':
      return typeof value === 'boolean'
  }
}

function inWords(field: Field): string {
  switch (field.kind) {
    case 'int':
      return `a whole number from ${field.min} to ${field.max}`
    case 'choice':
      return `one of ${field.of.join(', ')}`
    case 'switch':
      return 'true or false'
  }
}
