import type { QuestionDraft } from '@pathquest/core/contracts'
import type { ExportedSet } from '../set-details'

/** Points, time and image go into comments, which other readers take for tags or skip. */
export function writeGift({ title, questions }: ExportedSet): Uint8Array {
  // A path of categories: a slash of a name is written twice, as Moodle does.
  const name = title.replace(/\s+/g, ' ').replaceAll('/', '//')
  return Buffer.from(`$CATEGORY: ${name}\n\n${questions.map(block).join('\n')}`)
}

function block(question: QuestionDraft): string {
  const tags = {
    points: question.points,
    time: question.timeLimitSeconds,
    difficulty: question.difficulty,
    ...(question.businessDriver ? { driver: question.businessDriver } : {}),
  }
  const tagged = Object.entries(tags).map(([tag, value]) => `[tag:${tag}=${value}]`)
  const image = question.imageUrl && [question.imageUrl, question.imageAlt]
  return [
    `// ${tagged.join(' ')}`,
    // As JSON, and so on one line.
    ...(image ? [`// [image:${JSON.stringify(image).slice(1, -1)}]`] : []),
    `[plain]${escaped(question.questionText)} {`,
    ...question.options.map(
      ({ text, isCorrect }) => `${isCorrect ? '=' : '~'}[plain]${escaped(text)}`,
    ),
    ...(question.explanation ? [`####[plain]${escaped(question.explanation)}`] : []),
    '}',
    '',
  ].join('\n')
}

const escaped = (text: string) => text.replace(/[\\{}=~#:]/g, '\\$&').replaceAll('\n', '\\n')

const LOM = 'http://ltsc.ieee.org/xsd/LOM'
/** Vocabulary of LOM 1.0. */
const LEVELS = { easy: 'easy', medium: 'medium', hard: 'difficult' } as const

/** What a set says about itself, as a package's metadata by IEEE LOM; `formats/lom.ts` reads it. */
export const writeLom = ({
  title,
  description,
  subject,
  gradeLevel,
  difficultyLevel,
  tags,
}: ExportedSet): string => `<lom xmlns="${LOM}">
      <general><title>${string(title)}</title>${
        description ? `<description>${string(description)}</description>` : ''
      }${tags.map((tag) => `<keyword>${string(tag)}</keyword>`).join('')}</general>
      <educational><difficulty><source>LOMv1.0</source><value>${LEVELS[difficultyLevel]}</value></difficulty></educational>
      ${classification('discipline', [subject])}
      ${classification('educational level', gradeLevel.map(String))}
    </lom>`

const string = (value: string) => `<string>${escapedText(value)}</string>`

const classification = (purpose: string, entries: readonly string[]) =>
  `<classification><purpose><source>LOMv1.0</source><value>${purpose}</value></purpose>${entries
    .map(
      (entry) =>
        `<taxonPath><source>${string('Pathquest')}</source><taxon><entry>${string(entry)}</entry></taxon></taxonPath>`,
    )
    .join('')}</classification>`

/** Text between tags. */
export const escapedText = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The value of an attribute; line ends there would be read as spaces. */
export const escapedAttribute = (value: string) =>
  escapedText(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')
