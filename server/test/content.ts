import { parseContent, readContentFiles } from '../src/content/files'

/** Our own content as the files say it. */
export const content = parseContent(readContentFiles())
export const { careers, pathkeys, questionSets } = content

const PART = /^(careers|question-sets)\/(agriculture|marketing)|^pathkeys/
const parts = readContentFiles().filter(({ name }) => PART.test(name))
const withSets = new Set(
  parts
    .filter(({ name }) => name.startsWith('question-sets/'))
    .flatMap(({ text }) => JSON.parse(text) as { careerId: string | null }[])
    .map(({ careerId }) => careerId),
)
/** Two clusters of it, the careers with hand-written sets: where the size proves nothing. */
export const contentPart = parts.map(({ name, text }) =>
  name.startsWith('careers/')
    ? {
        name,
        text: JSON.stringify(
          (JSON.parse(text) as { id: string }[]).filter(({ id }) => withSets.has(id)),
        ),
      }
    : { name, text },
)
