import type { ClassDetail } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, signpostLook } from '@pathquest/ui'
import { editIcon, trashIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChangeClass } from '../../api/classes'
import { classPageMessages } from '../../messages/en/class-page'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'
import { ClassDialog } from '../classes/ClassDialog'
import { formOf } from '../classes/class-form'
import { useClassNote } from '../classes/class-note'
import { DeleteClass } from './DeleteClass'

/** Name, period and grade of a class, and what its teachers do with all of it. */
export function ClassHead({ detail }: { detail: ClassDetail }) {
  const t = useMessages(classPageMessages)
  const errorText = useErrorText()
  const noteOf = useClassNote()
  const { id, name, isArchived } = detail.class
  const change = useChangeClass(id)
  const [isEditing, setEditing] = useState(false)
  const note = noteOf(detail.class)
  const archive = () =>
    change.mutate(
      { isArchived: true },
      {
        onSuccess: () => void toasts.success(t('class.archived')),
        onError: (error) => void toasts.error(errorText(toApiError(error))),
      },
    )
  return (
    <header className="class-head">
      <div>
        <h1>{name}</h1>
        {note && <p className="pq-muted">{note}</p>}
      </div>
      <div className="class-actions">
        {!isArchived && (
          <Link to={`/host-game?class=${id}`} {...signpostLook({ tone: 'blaze' })}>
            {t('class.host')}
          </Link>
        )}
        <Button variant="ghost" size="sm" icon={editIcon} onClick={() => setEditing(true)}>
          {t('class.edit')}
        </Button>
        {!isArchived && (
          <Button variant="ghost" size="sm" busy={change.isPending} onClick={archive}>
            {t('class.archive')}
          </Button>
        )}
        <DeleteClass detail={detail} icon={trashIcon} />
      </div>
      {isEditing && (
        <EditClass
          detail={detail}
          onClose={() => setEditing(false)}
          onSaved={() => toasts.success(t('class.saved'))}
        />
      )}
    </header>
  )
}

interface EditClassProps {
  detail: ClassDetail
  onClose: () => void
  onSaved: () => void
}

function EditClass({ detail, onClose, onSaved }: EditClassProps) {
  const change = useChangeClass(detail.class.id)
  return (
    <ClassDialog
      kind="edit"
      start={formOf(detail.class)}
      isSaving={change.isPending}
      error={change.error}
      onSave={(fields) =>
        change.mutate(fields, {
          onSuccess: () => {
            onClose()
            onSaved()
          },
        })
      }
      onClose={onClose}
    />
  )
}
