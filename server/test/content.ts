import { parseContent, readContentFiles } from '../src/content/files'

/** Our own content as the files say it. */
export const content = parseContent(readContentFiles())
export const { careers, pathkeys, questionSets } = content

const PART = /^(careers|question-sets|career-questions)\/(finance|marketing)|^pathkeys/
/** Two clusters of it, with hand-written and generated sets: where the size proves nothing. */
export const contentPart = readContentFiles().filter(({ name }) => PART.test(name))
