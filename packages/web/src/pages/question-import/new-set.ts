import { graphemeCount } from '@pathquest/core/players/display-name'
import { SET_TITLE_MIN } from '@pathquest/core/question-sets/set-choices'
import type { NewSet } from '../../api/question-imports'

const TEXTS = {
  title: ['questionImport.titleRequired', 'questionImport.titleShort'],
  subject: ['questionImport.subjectRequired'],
  gradeLevel: ['questionImport.gradeRequired'],
} as const
/** By field: the text that says what is missing. */
export type NewSetErrors = { [Field in keyof typeof TEXTS]?: (typeof TEXTS)[Field][number] }

export function validateNewSet({
  title,
  subject,
  gradeLevel,
}: Pick<NewSet, keyof typeof TEXTS>): NewSetErrors {
  const length = graphemeCount(title.trim())
  return {
    ...(length === 0 ? { title: TEXTS.title[0] } : {}),
    ...(length > 0 && length < SET_TITLE_MIN ? { title: TEXTS.title[1] } : {}),
    ...(subject === '' ? { subject: TEXTS.subject[0] } : {}),
    ...(gradeLevel.length === 0 ? { gradeLevel: TEXTS.gradeLevel[0] } : {}),
  }
}
