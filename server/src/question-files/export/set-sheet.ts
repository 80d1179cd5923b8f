import type { ExportedSet } from './exported-set'

/** Of the sheet beside the questions: `formats/set-sheet.ts` reads it. */
export const SET_SHEET = 'Set'

/** What a set says about itself: a name and its value in each row, each tag in a cell of its own. */
export const setRows = ({
  title,
  description,
  subject,
  gradeLevel,
  difficultyLevel,
  tags,
}: ExportedSet): string[][] => [
  ['Title', title],
  ['Description', description ?? ''],
  ['Subject', subject],
  ['Grades', ...gradeLevel.map(String)],
  ['Difficulty', difficultyLevel],
  ['Tags', ...tags],
]
