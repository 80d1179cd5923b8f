import type { ReportPlayer } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, InlineError, Loading, Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useJoinGuest, useStudents } from '../../api/analytics'
import { analyticsMessages } from '../../messages/en/analytics'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

interface JoinGuestProps {
  sessionId: string
  guest: ReportPlayer
  /** Players who already have a seat in this game. */
  seated: ReadonlySet<string>
}

/** Beside a guest's name: links the guest to a student's account. */
export function JoinGuest(props: JoinGuestProps) {
  const t = useMessages(analyticsMessages)
  const [isOpen, setOpen] = useState(false)
  const { displayName: name } = props.guest
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('report.joinGuestNamed', { name })}
        onClick={() => setOpen(true)}
      >
        {t('report.joinGuest')}
      </Button>
      {isOpen && <ChooseStudent {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChooseStudent(props: JoinGuestProps & { onClose: () => void }) {
  const { sessionId, guest, seated, onClose } = props
  const t = useMessages(analyticsMessages)
  const errorText = useErrorText()
  const { data, error: listError } = useStudents()
  const join = useJoinGuest(sessionId, guest.playerId)
  const [profileId, setProfileId] = useState('')
  const students = data?.filter(({ id, displayName }) => displayName && !seated.has(id))
  const error = join.error ?? listError
  const confirm = async () => {
    if (!profileId || join.isPending) return
    try {
      // The promise, since this dialog is unmounted before callbacks of `mutate` would run.
      const { players } = await join.mutateAsync({ profileId })
      const { xpUsedUp } = players.find(({ playerId }) => playerId === guest.playerId) ?? {}
      toasts.success(t(xpUsedUp ? 'report.guestJoinedNoXp' : 'report.guestJoined'))
    } catch {
      // The dialog shows the error.
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={t('report.joinGuestNamed', { name: guest.displayName })}
      closeLabel={t('report.close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!profileId}
            busy={join.isPending}
            onClick={() => void confirm()}
          >
            {t('report.joinGuestConfirm')}
          </Button>
        </>
      }
    >
      <div className="pq-stack">
        {students === undefined ? (
          !error && <Loading text={t('report.loading')} />
        ) : students.length === 0 ? (
          <p>{t('report.joinGuestNobody')}</p>
        ) : (
          <>
            <Select
              label={t('report.joinGuestWho')}
              placeholder={t('report.joinGuestChoose')}
              value={profileId}
              onChange={setProfileId}
              options={students.map(({ id, displayName, email }) => ({
                value: id,
                label: email ? `${displayName} (${email})` : displayName,
              }))}
            />
            <p className="pq-muted">{t('report.joinGuestText')}</p>
          </>
        )}
        {error && <InlineError>{errorText(toApiError(error))}</InlineError>}
      </div>
    </Dialog>
  )
}
