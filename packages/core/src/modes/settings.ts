import { type Refusal, refuse } from '../errors'
import type { Field, Fields, Manifest, ValuesOf } from './manifest'

export type SettingValue = number | string | boolean

/** Settings by name as they travel and are stored, before a manifest has validated them. */
export type SettingValues = Readonly<Record<string, SettingValue>>

type Described<S extends Fields> = Pick<Manifest<S>, 'id' | 'settings'>

/** Settings of a mode from untrusted input, with defaults for absent ones. */
export function readSettings<S extends Fields>(
  { id, settings }: Described<S>,
  input: unknown,
): { ok: true; settings: ValuesOf<S> } | Refusal {
  const given = input ?? {}
  if (typeof given !== 'object' || Array.isArray(given))
    return refuse('bad_request', { reason: `the settings of ${id} are an object` })
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(settings, name))
  if (unknown !== undefined)
    return refuse('bad_request', { reason: `${id} has no setting ${unknown.slice(0, 40)}` })
  const values = valuesOf(settings, given)
  for (const [name, field] of Object.entries(settings)) {
    if (!takes(field, values[name]))
      return refuse('bad_request', { reason: `${name} is ${rangeOf(field)}` })
  }
  return { ok: true, settings: values as ValuesOf<S> }
}

/**
 * Stored settings. The mode may have changed since: values it no longer accepts fall back to the
 * default.
 */
export function readStoredSettings<S extends Fields>(
  { settings }: Described<S>,
  stored: SettingValues | undefined,
): ValuesOf<S> {
  const accepted = Object.entries(stored ?? {}).filter(
    ([name, value]) => settings[name] && takes(settings[name], value),
  )
  return valuesOf(settings, Object.fromEntries(accepted)) as ValuesOf<S>
}

const valuesOf = (settings: Fields, given: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, field]) => {
      const value = Object.hasOwn(given, name) ? given[name as keyof typeof given] : undefined
      return [name, value === undefined ? field.default : value]
    }),
  )

/** Whether a value is valid for this field. */
export function takes(field: Field, value: unknown): value is SettingValue {
  switch (field.kind) {
    case 'int':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
    case 'choice':
      return field.of.some((one) => one === value)
    case 'switch':
      return typeof value === 'boolean'
  }
}

function rangeOf(field: Field): string {
  switch (field.kind) {
    case 'int':
      return `a whole number from ${field.min} to ${field.max}`
    case 'choice':
      return `one of ${field.of.join(', ')}`
    case 'switch':
      return 'true or false'
  }
}
