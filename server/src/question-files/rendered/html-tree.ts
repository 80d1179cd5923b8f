import { Parser } from 'htmlparser2'
import { XML_DEPTH_MAX } from '../limits'
import type { XmlElement } from '../xml'

/** What a browser would make of it: any HTML is read, its entities as well. */
export function htmlTree(html: string): XmlElement {
  const root: XmlElement = { name: 'html', attributes: {}, children: [] }
  const open: XmlElement[] = [root]
  let beyond = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: XmlElement = { name: name.replace(/^.*:/, ''), attributes, children: [] }
        if (open.length > XML_DEPTH_MAX) beyond++
        else {
          open.at(-1)?.children.push(element)
          open.push(element)
        }
      },
      ontext(text) {
        open.at(-1)?.children.push(text)
      },
      onclosetag() {
        if (beyond > 0) beyond--
        else if (open.length > 1) open.pop()
      },
    },
    { decodeEntities: true, recognizeSelfClosing: true, lowerCaseAttributeNames: false },
  )
  parser.end(html)
  return root
}
