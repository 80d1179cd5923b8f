import { withFormulas } from '../rendered/math'
import { plainText, type VisibleTextOptions, visibleText } from '../rendered/visible-text'
import { childElements, textOf, type XmlElement } from '../xml'

/** All text below, but for what belongs to the answers. */
export function material(
  of: XmlElement | undefined,
  seeing: VisibleTextOptions,
  skip: readonly XmlElement[] = [],
): string {
  const parts = childElements(of)
    .filter((child) => !skip.includes(child))
    .map((child) => materialPart(child, seeing, skip))
  return parts.filter((part) => part.trim() !== '').join('\n')
}

function materialPart(
  part: XmlElement,
  seeing: VisibleTextOptions,
  skip: readonly XmlElement[],
): string {
  const { name, attributes } = part
  if (name === 'mattext' || name === 'mat_formattedtext') return matText(part, seeing)
  if (name === 'matimage') {
    const label = (attributes.label || attributes.uri || '').slice(0, 80)
    seeing.notices.push({ code: 'image_left_out', params: { name: label } })
  }
  if (name === 'mataudio' || name === 'matvideo') {
    seeing.notices.push({ code: 'media_left_out', params: {} })
  }
  return material(part, seeing, skip)
}

function matText(mattext: XmlElement, seeing: VisibleTextOptions): string {
  if (childElements(mattext).length > 0) return visibleText(mattext, seeing)
  const text = textOf(mattext)
  return mattext.attributes.texttype === 'text/plain'
    ? withFormulas(text, seeing.notices)
    : plainText(text, seeing)
}
