import { Icon } from '@pathquest/ui/art'
import { warningIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import { columnNote, type StudentRow } from './student-rows'

export interface ColumnsNoteProps {
  rows: readonly StudentRow[]
  /** Of the gradebook, for this activity; null: not known. */
  columns: number | null
}

/** A column that keeps nothing, or two columns for one activity: which one counts, and what to do. */
export function ColumnsNote({ rows, columns }: ColumnsNoteProps) {
  const t = useMessages(courseGroupMessages)
  const note = columnNote(rows, columns)
  if (!note) return null
  return (
    <p className="play-columns" role="status">
      <Icon icon={warningIcon} />
      <span>{t(`column.${note}`)}</span>
    </p>
  )
}
