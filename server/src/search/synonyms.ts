import { readFileSync } from 'node:fs'
import { readSynonyms } from '@pathquest/core/search/synonyms'
import { programFolder } from '../runtime/program-folder'

/** The lines of server/content/synonyms.txt, without its comments. */
export const synonymLines: readonly string[] = readFileSync(
  `${programFolder('content', 'synonyms.txt')}/synonyms.txt`,
  'utf8',
)
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))

export const synonyms = readSynonyms(synonymLines)
