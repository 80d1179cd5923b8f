import { CLASS_GRADE_MAX, CLASS_GRADE_MIN } from '@pathquest/core/classes/class-limits'
import type { ClassSummary } from '@pathquest/core/contracts'

/** What is asked about a class, as its controls show it. */
export interface ClassForm {
  name: string
  period: string
  /** Empty: none, or mixed. */
  grade: string
}

export const EMPTY_CLASS: ClassForm = { name: '', period: '', grade: '' }

export const CLASS_GRADES = Array.from({ length: CLASS_GRADE_MAX - CLASS_GRADE_MIN + 1 }, (_, i) =>
  String(CLASS_GRADE_MIN + i),
)

export const formOf = ({ name, period, grade }: ClassSummary): ClassForm => ({
  name,
  period,
  grade: grade === null ? '' : String(grade),
})

/** In the request's format. */
export const fieldsOf = ({ name, period, grade }: ClassForm) => ({
  name: name.trim(),
  period: period.trim(),
  grade: grade === '' ? null : Number(grade),
})
