import { decodeText } from '../../runtime/files/decode-text'
import { FileRefusal } from '../../runtime/files/file-refusal'
import type { ZipEntries } from '../../runtime/files/open-zip'
import type { FoundQuestion } from '../found-question'
import type { FoundSet } from '../set-details'
import { descendants, firstChild, textOf, type XmlElement } from '../xml'
import { readQuestionsXml } from './damaged-xml'
import { isMoodleQuiz } from './moodle-xml'
import { asQti2, qti2Name } from './qti'
import type { FoundFile } from './table'
import { readXmlDocument } from './xml-document'

/** What the metadata of a manifest (IEEE LOM) says about the whole; null: it has none. */
function readLom(manifest: XmlElement | undefined): FoundSet | null {
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

const MANIFEST = /(^|\/)imsmanifest\.xml$/i

/** An archive of documents: a QTI package with its manifest, or files put together by hand. */
export function readPackage(entries: ZipEntries): FoundFile {
  const { documents, damaged } = readDocuments(entries)
  if (documents.size === 0) throw new FileRefusal('import_unknown')
  const manifest = [...documents.keys()].find((path) => MANIFEST.test(path))
  const { order, missing } = manifest
    ? byManifest(manifest, documents)
    : { order: [...documents.keys()].sort(), missing: [] }
  const files = withoutCopies(
    order.flatMap((path) => readDocument(path, documents.get(path))),
    documents,
  ).map(({ file }) => file)
  const first = files[0]
  if (!first) throw damaged[0]?.refusal ?? new FileRefusal('import_unknown')
  const found = [
    ...files.flatMap((file) => file.found),
    ...damaged.map(
      ({ path }): FoundQuestion => ({
        where: { place: 'item', number: 0, file: path },
        questionText: '',
        reason: { code: 'file_unreadable', params: { name: path.slice(-80) } },
      }),
    ),
    ...missing
      .filter((path) => !entries.has(path))
      .map(
        (file): FoundQuestion => ({
          where: { place: 'item', number: 0, file },
          questionText: '',
          reason: { code: 'file_missing', params: { name: file.slice(0, 80) } },
        }),
      ),
  ].map((one, i) => ({ ...one, where: { ...one.where, number: i + 1 } }))
  return {
    format: first.format,
    title: titleOf(documents) ?? first.title,
    found,
    notes: files.flatMap(({ notes = [] }) => notes),
    set: manifest ? readLom(documents.get(manifest)) : null,
  }
}

interface Damaged {
  path: string
  refusal: FileRefusal
}

/** One that is damaged leaves the others alone; without its manifest a package is none. */
function readDocuments(entries: ZipEntries) {
  const documents = new Map<string, XmlElement>()
  const damaged: Damaged[] = []
  for (const [path, bytes] of entries) {
    const isHidden = /(^|\/)(__MACOSX\/|\.[^/]*$)/.test(path)
    if (!/\.(xml|qti|dat)$/i.test(path) || isHidden) continue
    try {
      documents.set(path, readQuestionsXml(decodeText(bytes)))
    } catch (refusal) {
      if (!(refusal instanceof FileRefusal) || MANIFEST.test(path)) throw refusal
      damaged.push({ path, refusal })
    }
  }
  if (documents.size === 0 && damaged[0]) throw damaged[0].refusal
  return { documents, damaged }
}

interface QuestionFile {
  path: string
  file: FoundFile
}

/** Canvas packs its quizzes twice: for itself with all kinds, and for others with fewer. */
function withoutCopies(files: QuestionFile[], documents: Map<string, XmlElement>) {
  const own = files.filter(({ path }) => /(^|\/)non_cc_assessments\//.test(path))
  const idents = (path: string) =>
    descendants(documents.get(path), 'assessment').map(({ attributes }) => attributes.ident)
  const told = new Set(own.flatMap(({ path }) => idents(path)))
  return files.filter(
    (file) => own.includes(file) || !idents(file.path).some((one) => told.has(one)),
  )
}

/** Manifests, tests and what belongs to others are no questions. */
function readDocument(path: string, root: XmlElement | undefined): QuestionFile[] {
  const name = root && qti2Name(root)
  const isQuestions =
    name === 'questestinterop' ||
    (root && isMoodleQuiz(root)) ||
    name === 'assessmentItem' ||
    name === 'items'
  if (!root || !isQuestions) return []
  const file = readXmlDocument(root)
  const found = file.found.map((one) => ({ ...one, where: { ...one.where, file: path } }))
  return [{ path, file: { ...file, found } }]
}

/** In the order of the test where there is one, else of the manifest's resources. */
function byManifest(path: string, documents: Map<string, XmlElement>) {
  const resources = descendants(documents.get(path), 'resource')
    .flatMap(({ attributes }) => attributes.href ?? [])
    .map((href) => resolve(path, href))
  const tested = resources.flatMap((resource) => {
    const test = documents.get(resource)
    if (!test || qti2Name(test) !== 'assessmentTest') return []
    return descendants(asQti2(test), 'assessmentItemRef').flatMap(({ attributes }) =>
      attributes.href ? [resolve(resource, attributes.href)] : [],
    )
  })
  const named = [...new Set([...tested, ...resources])]
  const rest = [...documents.keys()].filter((one) => !named.includes(one)).sort()
  return {
    order: [...named, ...rest].filter((one) => documents.has(one)),
    missing: named.filter((one) => /\.(xml|qti)$/i.test(one) && !documents.has(one)),
  }
}

/** A path beside another file; it only ever names an entry of the archive. */
function resolve(beside: string, href: string): string {
  const parts = beside.split('/').slice(0, -1)
  for (const part of decoded(href).split(/[?#]/)[0]?.split('/') ?? []) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

function titleOf(documents: Map<string, XmlElement>): string | null {
  for (const root of documents.values()) {
    const title = root.attributes.title?.trim()
    if (qti2Name(root) === 'assessmentTest' && title) return title
  }
  return null
}
