import type { Identifier } from '@mdn/browser-compat-data/types'
import type { BrowserVersions } from '@pathquest/core/browser-floor'
import { parseAst } from 'vite'
import { compat, lackedBy, partsOf } from './compat'

/** A feature that a script uses and a minimum browser lacks: its name, and the browsers. */
export interface Beyond {
  what: string
  lackedBy: string[]
}

interface Node {
  type: string
  [key: string]: unknown
}

/** All globals of scripts: language builtins, and browser interfaces. */
const globals = new Map([...partsOf(compat.api), ...partsOf(compat.javascript.builtins)])
const intl = partsOf(compat.javascript.builtins?.Intl).map(
  ([name, part]) => [`Intl.${name}`, part] as const,
)

/** Member names, such as `canParse` for `URL.canParse_static`. */
const memberName = (name: string) => name.replace(/_(static|event)$/, '')

/** The interfaces that have each member name. */
function membersBy(floor: BrowserVersions): Map<string, string[][]> {
  const members = new Map<string, string[][]>()
  for (const [, owner] of [...globals, ...intl]) {
    // Members of a newer interface cannot be reached without its name.
    if (lackedBy(owner, floor).length > 0) continue
    for (const [name, part] of partsOf(owner)) {
      if (!part.__compat) continue
      const key = memberName(name)
      members.set(key, [...(members.get(key) ?? []), lackedBy(part, floor)])
    }
  }
  return members
}

const LOOKBEHIND = /\(\?<[=!]/
const MODIFIER = /\(\?[ims]*-?[ims]+:/

/** Scans a built script, by member names, so that types are not needed. */
export function makeScriptScan(floor: BrowserVersions): (text: string) => Beyond[] {
  const members = membersBy(floor)
  const ofMember = (name: string): Beyond[] => {
    const found = members.get(name)
    const isKnown = !found || found.some((lacking) => lacking.length === 0)
    return isKnown ? [] : [{ what: `.${name}`, lackedBy: found[0] ?? [] }]
  }
  const ofStatic = (owner: string, name: string): Beyond[] => {
    const parts = Object.fromEntries(partsOf(globals.get(owner)))
    const lacking = lackedBy(parts[`${name}_static`] ?? parts[name], floor)
    return lacking.length > 0 ? [{ what: `${owner}.${name}`, lackedBy: lacking }] : []
  }
  const ofGlobal = (name: string): Beyond[] => {
    const lacking = lackedBy(globals.get(name), floor)
    return lacking.length > 0 ? [{ what: name, lackedBy: lacking }] : []
  }
  const syntax = compat.javascript
  const ofFeature = (what: string, feature: Identifier | undefined): Beyond[] => {
    const lacking = lackedBy(feature, floor)
    return lacking.length > 0 ? [{ what, lackedBy: lacking }] : []
  }
  const ofPattern = (pattern: string): Beyond[] => [
    ...(LOOKBEHIND.test(pattern)
      ? ofFeature('lookbehind', syntax.regular_expressions?.lookbehind_assertion)
      : []),
    ...(MODIFIER.test(pattern)
      ? ofFeature('modifier of a pattern', syntax.regular_expressions?.modifier)
      : []),
  ]

  function ofNode(node: Node, declared: ReadonlySet<string>): Beyond[] {
    if (node.type === 'MemberExpression' && !node.computed) {
      const [owner, property] = [node.object as Node, node.property as Node]
      const name = String(property.name)
      const statics = owner.type === 'Identifier' ? ofStatic(String(owner.name), name) : []
      return statics.length > 0 ? statics : ofMember(name)
    }
    if (node.type === 'ObjectPattern') {
      const keys = (node.properties as Node[]).map(({ key }) => (key as Node | undefined)?.name)
      return keys.flatMap((name) => (typeof name === 'string' ? ofMember(name) : []))
    }
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const { type, name } = node.callee as Node
      if (type !== 'Identifier') return []
      // Our CSP forbids it, and browsers report it.
      if (name === 'eval' || name === 'Function') return [{ what: 'eval', lackedBy: ['policy'] }]
      return declared.has(String(name)) ? [] : ofGlobal(String(name))
    }
    if (node.type === 'StaticBlock') {
      return ofFeature('static block', syntax.classes?.static?.initialization_blocks)
    }
    if (node.type === 'TemplateElement') {
      const { raw } = node.value as { raw: string }
      return ofPattern(raw)
    }
    if (node.type !== 'Literal') return []
    const { regex, value } = node as Node & { regex?: { pattern: string; flags: string } }
    const pattern = regex?.pattern ?? (typeof value === 'string' ? value : '')
    const flags = regex?.flags.includes('v')
      ? ofFeature('regular expression with v', syntax.builtins?.RegExp?.unicodeSets)
      : []
    return [...flags, ...ofPattern(pattern)]
  }

  return (text) => {
    const found = new Map<string, Beyond>()
    const tree: unknown = parseAst(text)
    const declared = declaredIn(tree)
    visit(tree, (node) => {
      for (const one of ofNode(node, declared)) found.set(one.what, one)
    })
    return [...found.values()]
  }
}

/** Names that a script declares, in any scope: a minifier takes no name of a global that is used. */
function declaredIn(tree: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  visit(tree, ({ type, id }) => {
    if (!['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration'].includes(type)) return
    const { name } = (id ?? {}) as { name?: unknown }
    if (typeof name === 'string') names.add(name)
  })
  return names
}

/** Every node of a syntax tree. */
export function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const one of value) visit(one, see)
    return
  }
  const node = value as Node
  if (typeof node.type === 'string') see(node)
  for (const key in node) visit(node[key], see)
}
