import { childElements, descendants, firstChild, textOf, type XmlElement } from '../xml'

/** What an item of QTI 2 (see `asQti2`) declares about one of its responses. */
export interface QtiResponse {
  cardinality: string
  isNumber: boolean
  /** Identifiers, pairs of them, texts or numbers, in their order. */
  correct: string[]
  /** What single answers give. */
  mapped: { key: string; points: number }[]
}

export function responseOf(item: XmlElement, identifier: string): QtiResponse {
  const declaration = descendants(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === identifier,
  )
  const said = childElements(firstChild(declaration, 'correctResponse'), 'value')
  return {
    cardinality: declaration?.attributes.cardinality ?? 'single',
    isNumber: /^(integer|float)$/.test(declaration?.attributes.baseType ?? ''),
    correct: said.map((value) => textOf(value).trim()),
    mapped: descendants(declaration, 'mapEntry').map(({ attributes }) => ({
      key: attributes.mapKey ?? '',
      points: Number(attributes.mappedValue ?? 0),
    })),
  }
}

/** What is said to be right; without that, what gives the most. */
export function rightKeys({ correct, mapped }: QtiResponse): string[] {
  if (correct.length > 0) return [...new Set(correct)]
  const best = Math.max(0, ...mapped.map(({ points }) => points))
  return mapped.filter(({ points }) => points > 0 && points === best).map(({ key }) => key)
}
