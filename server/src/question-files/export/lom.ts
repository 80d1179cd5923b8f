import type { ExportedSet } from './exported-set'
import { escapedText } from './markup'

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
