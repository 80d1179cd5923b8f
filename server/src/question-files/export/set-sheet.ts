import type { Language } from '../../runtime/language'
import type { ExportedSet } from './exported-set'

/** Names of the rows of the sheet beside the questions, in their order. */
export const SET_ROWS: Record<Language, readonly string[]> = {
  en: ['Title', 'Description', 'Subject', 'Grades', 'Difficulty', 'Tags'],
  es: ['Título', 'Descripción', 'Materia', 'Grados', 'Dificultad', 'Etiquetas'],
}

/** What a set says about itself: a name and its value in each row, each tag in a cell of its own. */
export function setRows(
  { title, description, subject, gradeLevel, difficultyLevel, tags }: ExportedSet,
  language: Language,
): string[][] {
  const grades = gradeLevel.map(String)
  const values = [[title], [description ?? ''], [subject], grades, [difficultyLevel], tags]
  return values.map((cells, i) => [SET_ROWS[language][i] ?? '', ...cells])
}
