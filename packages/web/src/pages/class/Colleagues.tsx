import type { ClassDetail } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, CopyButton, useConfirm } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useNavigate } from 'react-router'
import { useInviteTeacher, useLeaveTeaching } from '../../api/classes'
import { formatDay } from '../../formats'
import { classPageMessages } from '../../messages/en/class-page'
import { useErrorText } from '../../messages/use-error-text'
import { useReachableOrigin } from '../../qr/reachable-origin'
import { useSession } from '../../session/session'
import { toasts } from '../../shell/Toasts'

/** Who teaches a class, a link for one more, and the way out. */
export function Colleagues({ detail }: { detail: ClassDetail }) {
  const t = useMessages(classPageMessages)
  const { user } = useSession()
  const { school, teachers } = detail
  return (
    <Card title={t('class.colleagues')} className="class-card">
      <ul className="class-list">
        {teachers.map(({ id, displayName }) => (
          <li key={id}>
            <span>
              {displayName}
              {id === user?.profileId && <span className="pq-muted"> {t('class.you')}</span>}
            </span>
          </li>
        ))}
      </ul>
      {teachers.length === 1 && <p className="pq-muted">{t('class.onlyYou')}</p>}
      {school !== null && <p className="pq-muted">{t('class.ofSchool', { school })}</p>}
      <Invite classId={detail.class.id} />
      {teachers.length > 1 && <Leave detail={detail} />}
    </Card>
  )
}

function Invite({ classId }: { classId: string }) {
  const t = useMessages(classPageMessages)
  const { locale } = useLanguage()
  const errorText = useErrorText()
  const origin = useReachableOrigin() ?? window.location.origin
  const invite = useInviteTeacher(classId)
  const make = () =>
    invite.mutate(undefined, {
      onError: (error) => void toasts.error(errorText(toApiError(error))),
    })
  return (
    <>
      {invite.data && (
        <div className="class-invite" role="status">
          <p>{t('class.inviteText', { date: formatDay(invite.data.expiresAt, locale) })}</p>
          <code>{origin + invite.data.path}</code>
          <CopyButton
            key={invite.data.path}
            size="sm"
            variant="primary"
            text={origin + invite.data.path}
            label={t('class.copyLink')}
            copiedLabel={t('class.copied')}
            onFail={() => toasts.error(t('class.copyFailed'))}
          />
        </div>
      )}
      <Button size="sm" busy={invite.isPending} onClick={make}>
        {t('class.invite')}
      </Button>
    </>
  )
}

function Leave({ detail: { class: of } }: { detail: ClassDetail }) {
  const t = useMessages(classPageMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const leave = useLeaveTeaching(of.id)
  const [confirm, question] = useConfirm()
  const ask = async () => {
    const isSure = await confirm({
      title: t('class.leaveTitle', { name: of.name }),
      text: <p>{t('class.leaveText')}</p>,
      confirmLabel: t('class.leaveYes'),
      cancelLabel: t('class.cancel'),
      closeLabel: t('class.close'),
    })
    if (!isSure) return
    leave.mutate(undefined, {
      onSuccess: () => {
        void navigate('/classes', { replace: true })
        toasts.success(t('class.left'))
      },
      onError: (error) => void toasts.error(errorText(toApiError(error))),
    })
  }
  return (
    <>
      <Button size="sm" variant="ghost" busy={leave.isPending} onClick={() => void ask()}>
        {t('class.leave')}
      </Button>
      {question}
    </>
  )
}
