import type { ClassSummary } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { classesMessages } from '../../messages/en/classes'

/** Period and grade, as far as a class has them; undefined: neither. */
export function useClassNote(): (of: Pick<ClassSummary, 'period' | 'grade'>) => string | undefined {
  const t = useMessages(classesMessages)
  return ({ period, grade }) =>
    [
      period && t('classes.period', { period }),
      grade !== null && t('classes.grade', { grade: String(grade) }),
    ]
      .filter(Boolean)
      .join(' · ') || undefined
}

/** Two classes of one name differ by their period. */
export function useClassLabel(): (of: Pick<ClassSummary, 'name' | 'period' | 'grade'>) => string {
  const noteOf = useClassNote()
  return (of) => {
    const note = noteOf(of)
    return note ? `${of.name} (${note})` : of.name
  }
}
