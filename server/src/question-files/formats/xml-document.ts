import { FileRefusal } from '../../runtime/files/file-refusal'
import type { FoundQuestion } from '../found-question'
import { descendants, type XmlElement } from '../xml'
import { isMoodleQuiz, readMoodleXml } from './moodle-xml'
import { asQti2, qtiFormat, readQtiItem } from './qti'
import { readQti12 } from './qti12'
import type { FoundFile } from './table'

/** A document of one of the formats we know, by its element. Throws `import_unknown`. */
export function readXmlDocument(root: XmlElement): FoundFile {
  if (isMoodleQuiz(root)) return readMoodleXml(root)
  if (root.name === 'questestinterop') return readQti12(root)
  const qti = asQti2(root)
  const items = qti.name === 'assessmentItem' ? [qti] : descendants(qti, 'assessmentItem')
  if (items.length === 0) throw new FileRefusal('import_unknown')
  return {
    format: qtiFormat(root),
    title: items.length > 1 ? (qti.attributes.title ?? null) : null,
    found: items.map(
      (item, i): FoundQuestion => ({
        where: { place: 'item', number: i + 1, file: null },
        ...readQtiItem(item),
      }),
    ),
  }
}
