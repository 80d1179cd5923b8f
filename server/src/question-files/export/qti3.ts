import { strToU8, zipSync } from 'fflate'
import { attribute, escaped, lines } from '../formats/xml-text'
import type { WrittenQuestion, WrittenSet } from '../set-details'
import { itemParts } from './qti3-answer'

const QTI = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const CP = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
/** Archives of the same set are the same, bit by bit. */
const MADE_AT = new Date(1980, 0, 1)

/** A package of QTI 3.0: a test, an item for each question, and the manifest that names them. */
export function writeQti3(set: WrittenSet): Uint8Array {
  const { title, questions } = set
  const ids = questions.map((_, i) => `q${String(i + 1).padStart(3, '0')}`)
  const files: Record<string, Uint8Array> = {
    'imsmanifest.xml': strToU8(manifest(set, ids)),
    'test.xml': strToU8(test(title, ids)),
  }
  questions.forEach((question, i) => {
    files[`items/${ids[i]}.xml`] = strToU8(item(question, ids[i] ?? ''))
  })
  return zipSync(files, { mtime: MADE_AT })
}

const manifest = (
  set: WrittenSet,
  ids: readonly string[],
) => `${HEAD}<manifest xmlns="${CP}" identifier="pathquest">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion>
    ${writeLom(set)}
  </metadata>
  <organizations/>
  <resources>
    <resource identifier="test" type="imsqti_test_xmlv3p0" href="test.xml">
      <file href="test.xml"/>
${ids.map((id) => `      <dependency identifierref="${id}"/>`).join('\n')}
    </resource>
${ids
  .map(
    (id) => `    <resource identifier="${id}" type="imsqti_item_xmlv3p0" href="items/${id}.xml">
      <file href="items/${id}.xml"/>
    </resource>`,
  )
  .join('\n')}
  </resources>
</manifest>
`

const test = (title: string, ids: readonly string[]) =>
  `${HEAD}<qti-assessment-test xmlns="${QTI}" identifier="test" title="${attribute(title)}">
  <qti-test-part identifier="part" navigation-mode="linear" submission-mode="individual">
    <qti-assessment-section identifier="section" title="${attribute(title)}" visible="true">
${ids
  .map((id) => `      <qti-assessment-item-ref identifier="${id}" href="items/${id}.xml"/>`)
  .join('\n')}
    </qti-assessment-section>
  </qti-test-part>
</qti-assessment-test>
`

function item(question: WrittenQuestion, id: string): string {
  const { explanation } = question
  const parts = itemParts(question.questionText, question.answer)
  const data = {
    points: question.points,
    'time-limit': question.timeLimitSeconds,
    difficulty: question.difficulty,
    driver: question.businessDriver,
    image: question.imageUrl,
    'image-alt': question.imageAlt,
    ...parts.data,
  }
  const attributes = Object.entries(data).flatMap(([name, value]) =>
    value === null ? [] : [` data-${name}="${attribute(String(value))}"`],
  )
  return `${HEAD}<qti-assessment-item xmlns="${QTI}" identifier="${id}" title="${id}" adaptive="false" time-dependent="false">
  <qti-response-declaration identifier="RESPONSE" ${parts.response}>
    ${parts.declaration}
  </qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"><qti-default-value><qti-value>explanation</qti-value></qti-default-value></qti-outcome-declaration>
  <qti-item-body${attributes.join('')}>
${parts.body}
  </qti-item-body>
  ${parts.processing}
${
  explanation
    ? `  <qti-modal-feedback identifier="explanation" outcome-identifier="FEEDBACK" show-hide="show"><qti-content-body><p>${lines(explanation)}</p></qti-content-body></qti-modal-feedback>\n`
    : ''
}</qti-assessment-item>
`
}

const LOM = 'http://ltsc.ieee.org/xsd/LOM'
/** Vocabulary of LOM 1.0. */
const LEVELS = { easy: 'easy', medium: 'medium', hard: 'difficult' } as const

/** What a set says about itself, as a package's metadata by IEEE LOM. */
const writeLom = ({
  title,
  description,
  subject,
  gradeLevel,
  difficultyLevel,
  tags,
}: WrittenSet): string => `<lom xmlns="${LOM}">
      <general><title>${string(title)}</title>${
        description ? `<description>${string(description)}</description>` : ''
      }${tags.map((tag) => `<keyword>${string(tag)}</keyword>`).join('')}</general>
      <educational><difficulty><source>LOMv1.0</source><value>${LEVELS[difficultyLevel]}</value></difficulty></educational>
      ${classification('discipline', [subject])}
      ${classification('educational level', gradeLevel.map(String))}
    </lom>`

const string = (value: string) => `<string>${escaped(value)}</string>`

const classification = (purpose: string, entries: readonly string[]) =>
  `<classification><purpose><source>LOMv1.0</source><value>${purpose}</value></purpose>${entries
    .map(
      (entry) =>
        `<taxonPath><source>${string('Pathquest')}</source><taxon><entry>${string(entry)}</entry></taxon></taxonPath>`,
    )
    .join('')}</classification>`
