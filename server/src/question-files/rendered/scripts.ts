const DIGITS = '0123456789+-=()'
const SUPERSCRIPT: ReadonlyMap<string, string> = new Map([
  ...signs(DIGITS, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'),
  ...signs('abcdefghijklmnoprstuvwxyz', 'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'),
])
const SUBSCRIPT: ReadonlyMap<string, string> = new Map([
  ...signs(DIGITS, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'),
  ...signs('aehijklmnoprstuvx', 'ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
])
const ORDINAL = /^(st|nd|rd|th|er|re|e|o|a|os|as)$/i
/** What stands high by itself. */
const HIGH = /^[°′″ºª®™©*†‡'"]+$/

function signs(plain: string, raised: string): [string, string][] {
  const to = [...raised]
  return [...plain].map((sign, i) => [sign, to[i] ?? sign])
}

/** Raised text as text: `³`, else `^(a/b)`; `before` is what it stands behind. */
export function superscript(text: string, before: string): string {
  const inner = compact(text).replace(/^[∘○]$/, '°')
  if (inner === '' || HIGH.test(inner)) return inner
  if (/\d$/.test(before) && ORDINAL.test(inner)) return inner
  return mapped(inner, SUPERSCRIPT) ?? `^${wrapped(inner)}`
}

/** Lowered text as text: `₂`, else `_(i, j)`. */
export function subscript(text: string): string {
  const inner = compact(text)
  return inner === '' ? '' : (mapped(inner, SUBSCRIPT) ?? `_${wrapped(inner)}`)
}

const compact = (text: string) => text.replace(/\s+/g, '').replace(/[−–]/g, '-')
const wrapped = (text: string) => ([...text].length === 1 ? text : `(${text.replaceAll('-', '−')})`)

function mapped(text: string, by: ReadonlyMap<string, string>): string | undefined {
  const raised = [...text].map((sign) => by.get(sign))
  return raised.every((sign) => sign !== undefined) ? raised.join('') : undefined
}
