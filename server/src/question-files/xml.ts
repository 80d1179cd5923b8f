import { decodeHTMLStrict } from 'entities'
import { XMLParser } from 'fast-xml-parser'
import { FileRefusal } from '../runtime/files/file-refusal'
import { XML_DEPTH_MAX } from './limits'

/** An element: names without prefix, attributes decoded, children in order with the text between. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

const decoded = (text: string) => (text.includes('&') ? decodeHTMLStrict(text) : text)

const ATTRIBUTES = ':@'
const TEXT = '#text'
const CDATA = '#cdata'

type Parsed = Record<string, unknown>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  // Decoded once, by us, and not what a CDATA section says.
  processEntities: false,
  cdataPropName: CDATA,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: XML_DEPTH_MAX,
  // Paths as strings are for callbacks, of which there are none.
  jPath: false,
})

/**
 * Reads XML that declares nothing of its own: a DOCTYPE may name its format, which is never fetched,
 * and have no entities. Throws refusals alone.
 */
export function readXml(text: string): XmlElement {
  refuseDeclarations(text)
  let parsed: Parsed[]
  try {
    parsed = parser.parse(text, true) as Parsed[]
  } catch (error) {
    const isDeep = error instanceof Error && /nested|call stack/i.test(error.message)
    throw new FileRefusal(isDeep ? 'import_too_deep' : 'import_damaged')
  }
  const root = childrenOf(parsed, 0).find((child) => typeof child !== 'string')
  if (!root || typeof root === 'string') throw new FileRefusal('import_damaged')
  root.attributes.xmlns = namespacesOf(text)
  return root
}

/** What the first tag declares: the parser drops it with the prefixes, and versions differ in it. */
function namespacesOf(text: string): string {
  const [tag = ''] = /<[^!?<>][^<>]*>/.exec(text) ?? []
  const declared = tag.matchAll(/\sxmlns(?::[\w.-]+)?\s*=\s*["']([^"']*)["']/g)
  return [...declared].map(([, namespace]) => namespace).join(' ')
}

/** `<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd">`, without a part of its own. */
const NAMED_DOCTYPE =
  /^<!DOCTYPE\s+[\w:.-]+(?:\s+SYSTEM\s+(?:"[^"<>]*"|'[^'<>]*')|\s+PUBLIC\s+(?:"[^"<>]*"|'[^'<>]*')(?:\s+(?:"[^"<>]*"|'[^'<>]*'))?)?\s*>/i

/** Outside of comments and CDATA sections. */
function refuseDeclarations(text: string): void {
  for (let at = text.indexOf('<!'); at >= 0; at = text.indexOf('<!', at)) {
    const named = NAMED_DOCTYPE.exec(text.slice(at, at + 600))
    const [start, end] = text.startsWith('<![CDATA[', at)
      ? [at + 9, ']]>']
      : text.startsWith('<!--', at)
        ? [at + 4, '-->']
        : named
          ? [at, '>']
          : [at, null]
    if (end === null) throw new FileRefusal('import_xml_declarations')
    const closed = text.indexOf(end, start)
    if (closed < 0) throw new FileRefusal('import_damaged')
    at = closed + end.length
  }
}

function childrenOf(parsed: Parsed[], depth: number): XmlElement['children'] {
  if (depth > XML_DEPTH_MAX) throw new FileRefusal('import_too_deep')
  return parsed.map((node) => {
    if (TEXT in node) return decoded(String(node[TEXT]))
    if (CDATA in node) return (node[CDATA] as Parsed[]).map((part) => String(part[TEXT])).join('')
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES) ?? ''
    const attributes = Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, string>)
    return {
      name,
      attributes: Object.fromEntries(
        attributes.map(([key, value]) => [key, decoded(String(value))]),
      ),
      children: childrenOf(node[name] as Parsed[], depth + 1),
    }
  })
}

export const isElement = (child: XmlElement | string): child is XmlElement =>
  typeof child !== 'string'

/** Children of this name. */
export const childElements = (of: XmlElement | undefined, name?: string): XmlElement[] =>
  (of?.children ?? []).filter(isElement).filter((child) => !name || child.name === name)

export const firstChild = (of: XmlElement | undefined, name: string): XmlElement | undefined =>
  childElements(of, name)[0]

/** Everything of this name below, in order. */
export function descendants(of: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = []
  for (const child of childElements(of)) {
    if (child.name === name) found.push(child)
    found.push(...descendants(child, name))
  }
  return found
}

/** The text below, as it stands. */
export const textOf = (of: XmlElement | undefined): string =>
  (of?.children ?? []).map((child) => (isElement(child) ? textOf(child) : child)).join('')
