import type { FoundSet } from '../set-details'
import { descendants, firstChild, textOf, type XmlElement } from '../xml'

/** What the metadata of a manifest (IEEE LOM) says about the whole; null: it has none. */
export function readLom(manifest: XmlElement | undefined): FoundSet | null {
  const lom = firstChild(firstChild(manifest, 'metadata'), 'lom')
  if (!lom) return null
  const general = firstChild(lom, 'general')
  const level = textOf(
    firstChild(firstChild(firstChild(lom, 'educational'), 'difficulty'), 'value'),
  )
  return {
    description: descendants(firstChild(general, 'description'), 'string').map(textOf).join('\n'),
    subject: entriesOf(lom, 'discipline')[0] ?? '',
    grades: entriesOf(lom, 'educational level'),
    difficulty: level.trim() === 'difficult' ? 'hard' : level,
    tags: descendants(general, 'keyword').map((keyword) => textOf(keyword).trim()),
  }
}

const entriesOf = (lom: XmlElement, purpose: string): string[] =>
  descendants(lom, 'classification')
    .filter((one) => textOf(firstChild(firstChild(one, 'purpose'), 'value')).trim() === purpose)
    .flatMap((one) => descendants(one, 'entry').map((entry) => textOf(entry).trim()))
