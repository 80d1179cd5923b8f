import { parseContent, readContentFiles } from '../src/content/files'

/** Our own content as the files say it. */
export const content = parseContent(readContentFiles())
export const { careers, pathkeys, questionSets } = content
