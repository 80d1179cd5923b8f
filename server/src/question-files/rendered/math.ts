import type { ImportProblem } from '@pathquest/core/contracts'
import temml from 'temml'
import { childElements, textOf, type XmlElement } from '../xml'
import { htmlTree } from './html-tree'

const LENGTH_MAX = 1_000
/** Far more than a question may have: looking for formulas takes time. */
const TEXT_MAX = 20_000
/** `\( … \)`, `\[ … \]`, `$$ … $$`, and between single dollars what no price would have. */
const FORMULAS =
  /\\\((.{1,1000}?)\\\)|\\\[([\s\S]{1,1000}?)\\\]|\$\$([^$]{1,1000})\$\$|\[tex\](.{1,1000}?)\[\/tex\]|\$(?=[^$\n]{0,200}[\\^_{])([^$\s](?:[^$\n]{0,200}[^$\s])?)\$/g

/** Text in which formulas of LaTeX read as text; one that cannot be is left as it was typed. */
export function withFormulas(text: string, notices: ImportProblem[]): string {
  if (text.length > TEXT_MAX || !/[\\$]|\[tex\]/.test(text)) return text
  return text.replace(FORMULAS, (typed: string, ...groups: unknown[]) => {
    const tex = groups.slice(0, 5).find((group) => typeof group === 'string') as string
    return formulaText(tex, notices) ?? typed
  })
}

/** A formula of LaTeX as text; undefined, and said, where that is not possible. */
export function formulaText(tex: string, notices: ImportProblem[]): string | undefined {
  try {
    if (tex.length > LENGTH_MAX) throw new RangeError('A long formula')
    const mathml = temml.renderToString(tex.trim(), { throwOnError: true, maxExpand: 200 })
    return mathText(htmlTree(mathml))
  } catch {
    notices.push({ code: 'formula_as_typed', params: {} })
    return undefined
  }
}

const FRACTIONS: ReadonlyMap<string, string> = new Map(
  '1/2½ 1/3⅓ 2/3⅔ 1/4¼ 3/4¾ 1/5⅕ 2/5⅖ 3/5⅗ 4/5⅘ 1/6⅙ 5/6⅚ 1/7⅐ 1/8⅛ 3/8⅜ 5/8⅝ 7/8⅞ 1/9⅑ 1/10⅒'
    .split(' ')
    .map((one) => [one.slice(0, -1), one.slice(-1)]),
)
const ROOTS: Readonly<Record<string, string>> = { '2': '√', '3': '∛', '4': '∜' }
/** Accents that stand over each sign. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['‾', '\u0305'],
  ['¯', '\u0305'],
  ['_', '\u0305'],
  ['→', '\u20d7'],
  ['^', '\u0302'],
  ['˜', '\u0303'],
  ['~', '\u0303'],
  ['˙', '\u0307'],
])
const INVISIBLE = /[\u2061-\u2064\u200b]/g
const INFIX = /^[=≠≤≥<>≈≡→⇒+−×÷±·⋅∙∗]$/
/** One number or one letter, with what is raised or lowered beside it. */
const ONE_TERM = /^(\d+([.,]\d+)?%?|\p{L})(?:[²³¹⁰-⁹⁺⁻₀-₉′°]|\p{M})*$/u

/** A formula in MathML as one line of text: `½`, `√(x + 1)`, `10⁻³`. */
export const mathText = (math: XmlElement): string =>
  row(math).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()

function row(of: XmlElement): string {
  let text = ''
  const parts = childElements(of)
  if (parts.length === 0) return textOf(of).trim()
  parts.forEach((part, i) => {
    text += piece(part, text, parts[i - 1], parts[i + 1])
  })
  return text
}

function piece(of: XmlElement, before: string, last?: XmlElement, next?: XmlElement): string {
  const [first, second, third] = childElements(of)
  const at = (child: XmlElement | undefined) => (child ? piece(child, '') : '')
  switch (of.name) {
    case 'mo':
      return operator(textOf(of).trim(), before)
    case 'mi': {
      const name = textOf(of).trim()
      return /^\p{L}{2,}$/u.test(name) && next && next.name !== 'mo' ? `${name} ` : name
    }
    case 'mspace':
      return ' '
    case 'mtext':
      return textOf(of).replace(/\s+/g, ' ')
    case 'mfrac':
      return fraction(at(first), at(second), before, last, next)
    case 'msup':
      return base(at(first)) + superscript(at(second), '')
    case 'msub':
      return base(at(first)) + subscript(at(second))
    case 'munder':
      return at(first) + subscript(at(second))
    case 'msubsup':
    case 'munderover':
      return base(at(first)) + subscript(at(second)) + superscript(at(third), '')
    case 'mover':
      return over(at(first), at(second))
    case 'msqrt':
      return root('√', row(of))
    case 'mroot':
      return root(ROOTS[at(second)] ?? `${superscript(at(second), '')}√`, at(first))
    case 'mfenced': {
      const { open = '(', close = ')' } = of.attributes
      return open + childElements(of).map(at).join(', ') + close
    }
    case 'mtable':
      return `[${childElements(of)
        .map((one) => childElements(one).map(row).join(', '))
        .join('; ')}]`
    case 'mmultiscripts':
      return multiscripts(childElements(of))
    case 'semantics':
      return at(first)
    case 'annotation':
    case 'annotation-xml':
    case 'annotationXml':
    case 'mphantom':
    case 'none':
    case 'mprescripts':
      return ''
    default:
      return row(of)
  }
}

function operator(sign: string, before: string): string {
  const shown = sign === '-' ? '−' : sign === '∗' ? '*' : sign
  if (shown === ',' || shown === ';') return `${shown} `
  // After nothing, a bracket or another sign it belongs to what follows.
  return INFIX.test(shown) && /[^\s([{]$/.test(before) ? ` ${shown} ` : shown
}

function fraction(
  top: string,
  bottom: string,
  before: string,
  last: XmlElement | undefined,
  next: XmlElement | undefined,
): string {
  const isNumeric = /^\d+$/.test(top) && /^\d+$/.test(bottom)
  const one = isNumeric ? FRACTIONS.get(`${top}/${bottom}`) : undefined
  if (one) return one
  const isSum = /[\s+−]/.test(top)
  const text = `${isSum ? `(${top})` : top}/${ONE_TERM.test(bottom) ? bottom : `(${bottom})`}`
  // 2 5/16 is a mixed number; beside anything else its end has to be seen.
  if (isNumeric && last?.name === 'mn' && /\d$/.test(before)) return ` ${text}`
  const isBeside = [last, next].some((one) => one && one.name !== 'mo' && one.name !== 'mspace')
  return isBeside ? `(${text})` : text
}

const isFenced = (text: string) => /^[([|{].*[)\]|}]$/s.test(text)
const base = (text: string) =>
  text === '' || ONE_TERM.test(text) || isFenced(text) || !/[\s+−/]/.test(text) ? text : `(${text})`
const root = (sign: string, text: string) =>
  sign + (ONE_TERM.test(text) || isFenced(text) ? text : `(${text})`)

function over(below: string, above: string): string {
  const accent = ACCENTS.get(above)
  if (accent) return [...below].map((sign) => sign + accent).join('')
  return above === '⏞' ? below : base(below) + superscript(above, '')
}

/** `²³⁸₉₂U`: scripts before and behind. */
function multiscripts(parts: readonly XmlElement[]): string {
  const split = parts.findIndex(({ name }) => name === 'mprescripts')
  const behind = parts.slice(1, split < 0 ? undefined : split)
  const before = split < 0 ? [] : parts.slice(split + 1)
  const scripts = (pairs: readonly XmlElement[]) =>
    pairs
      .map((one, i) => (i % 2 === 0 ? subscript(piece(one, '')) : superscript(piece(one, ''), '')))
      .reduce((all, one, i) => (i % 2 === 0 ? all + one : one + all), '')
  const [first] = parts
  return scripts(before) + (first ? piece(first, '') : '') + scripts(behind)
}

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
