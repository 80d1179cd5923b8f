import type { Identifier } from '@mdn/browser-compat-data/types'
import type { BrowserVersions } from '@pathquest/core/browser-floor'
import {
  type Atrule,
  type CssNode,
  type Declaration,
  generate,
  parse,
  type Rule,
  walk,
} from 'css-tree'
import { compat, lackedBy, partsOf } from './compat'
import type { Beyond } from './scan-script'

const { css } = compat
const properties = new Map(partsOf(css.properties))
const selectors = new Map(partsOf(css.selectors))
const atRules = new Map(partsOf(css['at-rules']))
/** Functions and units by name, wherever they are in the data. */
const types = new Map(nested(css.types))
const UNITS: Readonly<Record<string, string>> = {
  dv: 'viewport_percentage_units_dynamic',
  sv: 'viewport_percentage_units_small',
  lv: 'viewport_percentage_units_large',
  cq: 'container_query_length_units',
}

function nested(feature: object | undefined): [string, Identifier][] {
  return partsOf(feature).flatMap(([name, part]) => [[name, part], ...nested(part)])
}

/** `dvh`, `cqi`, `lh`. */
function unitOf(unit: string): Identifier | undefined {
  const name = unit.toLowerCase()
  return types.get(UNITS[name.slice(0, 2)] ?? name)
}

/** Names of features, each with its entry in the data. */
type Used = [what: string, feature: Identifier | undefined]

function usedIn({ property, value }: Declaration): Used[] {
  const used: Used[] = []
  walk(value, (part: CssNode) => {
    if (part.type === 'Identifier') {
      used.push([`${property}: ${part.name}`, partOf(property, part.name)])
    } else if (part.type === 'Function') {
      used.push([`${part.name}()`, types.get(part.name) ?? partOf(property, part.name)])
    } else if (part.type === 'Dimension') used.push([`unit ${part.unit}`, unitOf(part.unit)])
  })
  return used
}

/**
 * Scans a built stylesheet. An unsupported value is accepted if the same rule has a fallback of the
 * same property before it; so is everything in `@supports`. `floorOf` returns the minimum browsers
 * of a rule, by its selector.
 */
export function scanStyles(text: string, floorOf: (selector: string) => BrowserVersions): Beyond[] {
  const found = new Map<string, Beyond>()
  const tell = ([what, feature]: Used, floor: BrowserVersions) => {
    const lacking = lackedBy(feature, floor)
    if (lacking.length > 0) found.set(what, { what, lackedBy: lacking })
  }

  function ofRule({ prelude, block }: Rule, isInContainer: boolean) {
    const selector = generate(prelude)
    const floor = floorOf(selector)
    walk(prelude, (node: CssNode) => {
      if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector') return
      if (!node.name.startsWith('-')) tell([`:${node.name}`, selectors.get(node.name)], floor)
    })
    const plain = new Set<string>()
    for (const declaration of block.children) {
      if (declaration.type !== 'Declaration') continue
      const { property } = declaration
      const isPrefixed = property.startsWith('-') && !property.startsWith('--')
      if (!plain.has(property)) tell([property, properties.get(property)], floor)
      const used = usedIn(declaration).filter(([what]) => !isInContainer || !/^unit cq/.test(what))
      const lacked = used.filter(([, one]) => lackedBy(one, floor).length > 0)
      // A value with a variable is accepted at parse time and invalid later, so a fallback is not
      // used.
      const mayFail = !used.some(([what]) => what === 'var()') && !property.startsWith('--')
      if (lacked.length === 0) plain.add(isPrefixed ? property.replace(/^-\w+-/, '') : property)
      else if (!mayFail || !plain.has(property)) for (const one of lacked) tell(one, floor)
    }
  }

  walk(parse(text, { parseCustomProperty: true }), {
    enter(this: { atrule: Atrule | null }, node: CssNode) {
      // Browsers with container queries support their units.
      if (node.type === 'Rule') ofRule(node, this.atrule?.name === 'container')
      if (node.type !== 'Atrule') return undefined
      if (node.name === 'supports') return walk.skip
      const name = node.name === 'container' && node.prelude ? generate(node.prelude) : ''
      tell([`@${node.name} ${name.split('(')[0]}`.trim(), atRules.get(node.name)], floorOf(''))
      return undefined
    },
  })
  return [...found.values()]
}

function partOf(property: string, name: string): Identifier | undefined {
  const own = (properties.get(property) as Record<string, Identifier> | undefined)?.[name]
  if (own) return own
  // A shorthand accepts the keywords of its parts.
  for (const [other, feature] of properties) {
    const part = (feature as Record<string, Identifier>)[name]
    if (part && other.startsWith(`${property}-`)) return part
  }
  return undefined
}
