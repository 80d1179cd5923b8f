import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateFor, parseWritten, readContentFiles } from '../../server/src/content/files'
import { noteOf } from '../../server/src/content/generator/note'
import { programFolder } from '../../server/src/runtime/program-folder'

export const contentFolder = (): string => programFolder('content', 'pathkeys.json')

/** Generates the sets of the content as it stands, and notes their number and hash beside it. */
export function writeGeneratedNote() {
  const written = parseWritten(readContentFiles())
  const { sets } = generateFor(written)
  const note = noteOf(sets)
  writeFileSync(join(contentFolder(), 'generated-sets.json'), `${JSON.stringify(note, null, 2)}\n`)
  console.log(`${note.sets} sets with ${note.questions} questions`)
  return { written, sets }
}
