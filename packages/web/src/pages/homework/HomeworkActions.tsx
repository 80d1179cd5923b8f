import type { ChangeHomework, HomeworkDetail } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, useConfirm } from '@pathquest/ui'
import { editIcon, shareIcon, trashIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useChangeHomework, useDeleteHomework } from '../../api/homework'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'
import { EditHomework } from './EditHomework'
import { ShareHomework } from './ShareHomework'

/** The history entry of homework that was just given: its link is to be shared. */
export interface GivenState {
  isNew?: boolean
}

/** What its teachers do with all of it. */
export function HomeworkActions({ detail }: { detail: HomeworkDetail }) {
  const t = useMessages(giveHomeworkMessages)
  const errorText = useErrorText()
  const { state } = useLocation() as { state: GivenState | null }
  const [open, setOpen] = useState<'share' | 'edit' | null>(state?.isNew ? 'share' : null)
  const { id, isClosed } = detail.homework
  const change = useChangeHomework(id)
  const send = (changed: ChangeHomework, done: string) =>
    change.mutate(changed, {
      onSuccess: () => void toasts.success(done),
      onError: (error) => void toasts.error(errorText(toApiError(error))),
    })
  const isSwitching = change.isPending && change.variables.isClosed !== undefined
  return (
    <div className="homework-actions">
      <Button variant="primary" icon={shareIcon} onClick={() => setOpen('share')}>
        {t('giveHomework.share')}
      </Button>
      <Button icon={editIcon} onClick={() => setOpen('edit')}>
        {t('giveHomework.edit')}
      </Button>
      <Button
        busy={isSwitching}
        onClick={() =>
          send(
            { isClosed: !isClosed },
            t(isClosed ? 'giveHomework.reopened' : 'giveHomework.closedNow'),
          )
        }
      >
        {t(isClosed ? 'giveHomework.reopen' : 'giveHomework.close')}
      </Button>
      <Link to={`/homework/new?from=${encodeURIComponent(id)}`} {...buttonLook()}>
        {t('giveHomework.repeat')}
      </Link>
      <Delete detail={detail} />
      {open === 'share' && <ShareHomework detail={detail} onClose={() => setOpen(null)} />}
      {open === 'edit' && <EditHomework homework={detail.homework} onClose={() => setOpen(null)} />}
    </div>
  )
}

function Delete({ detail: { homework } }: { detail: HomeworkDetail }) {
  const t = useMessages(giveHomeworkMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const remove = useDeleteHomework(homework.id)
  const [confirm, question] = useConfirm()
  const ask = async () => {
    const isSure = await confirm({
      title: t('giveHomework.deleteTitle', { title: homework.title }),
      text: <p>{t('giveHomework.deleteText')}</p>,
      confirmLabel: t('giveHomework.deleteYes'),
      cancelLabel: t('giveHomework.keep'),
      closeLabel: t('giveHomework.closeDialog'),
    })
    if (!isSure) return
    remove.mutate(undefined, {
      onSuccess: () => {
        void navigate('/homework', { replace: true })
        toasts.success(t('giveHomework.deleted'))
      },
      onError: (error) => void toasts.error(errorText(toApiError(error))),
    })
  }
  return (
    <>
      <Button variant="ghost" icon={trashIcon} busy={remove.isPending} onClick={() => void ask()}>
        {t('giveHomework.delete')}
      </Button>
      {question}
    </>
  )
}
