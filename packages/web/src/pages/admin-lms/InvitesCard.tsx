import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, CopyButton, Loading, TextField } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { type Invite, useInvitePlatform, useInvites, useRevokeInvite } from '../../api/admin-lms'
import { formatDay } from '../../formats'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'

/** An invitation with its state; an open one can be revoked, others can be deleted. */
function InviteItem({ invite }: { invite: Invite }) {
  const t = useMessages(adminLmsMessages)
  const { locale } = useLanguage()
  const errorText = useErrorText()
  const revoke = useRevokeInvite()
  const { name, state } = invite
  const isOpen = state === 'open'
  return (
    <li>
      <span className="admin-lms-platform-main">
        <b>{name}</b>
        <span className="admin-lms-platform-note">
          {isOpen
            ? t('adminLms.open', { day: formatDay(invite.expiresAt, locale) })
            : t(`adminLms.${state}`)}
        </span>
      </span>
      <Button
        size="sm"
        variant="ghost"
        busy={revoke.isPending}
        aria-label={t(isOpen ? 'adminLms.revokeNamed' : 'adminLms.forgetNamed', { name })}
        onClick={() =>
          revoke.mutate(invite, {
            onSuccess: () => isOpen && void toasts.success(t('adminLms.revoked', { name })),
            onError: (error) => void toasts.error(errorText(toApiError(error))),
          })
        }
      >
        {t(isOpen ? 'adminLms.revoke' : 'adminLms.forget')}
      </Button>
    </li>
  )
}

/** Links for the self-registration of an LMS. */
export function InvitesCard() {
  const t = useMessages(adminLmsMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = useInvites()
  const invite = useInvitePlatform()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const made = invite.data
  const isStillThere = data?.invites.some(({ id }) => id === made?.invite.id) ?? true

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    invite.mutate(
      { name: name.trim() },
      {
        onSuccess: () => setName(''),
        onError: (failure) => void toasts.error(errorText(toApiError(failure))),
      },
    )
  }

  return (
    <Card title={t('adminLms.invites')}>
      <p className="pq-muted">{t('adminLms.invitesNote')}</p>
      <form className="admin-lms-invite" onSubmit={submit} noValidate>
        <TextField
          label={t('adminLms.inviteName')}
          hint={t('adminLms.nameHint')}
          value={name}
          maxLength={80}
          autoComplete="off"
          error={isMissing ? t('adminLms.required') : undefined}
          onChange={(value) => {
            setName(value)
            setMissing(false)
          }}
        />
        <Button type="submit" variant="solid" busy={invite.isPending}>
          {t('adminLms.invite')}
        </Button>
      </form>
      {made && isStillThere && (
        <div className="admin-lms-link" role="status">
          <b>{t('adminLms.inviteLink', { name: made.invite.name })}</b>
          <code>{made.url}</code>
          <p>{t('adminLms.inviteOnce')}</p>
          <CopyButton
            variant="primary"
            size="sm"
            text={made.url}
            label={t('adminLms.copy')}
            copiedLabel={t('adminLms.copied')}
            onFail={() => toasts.error(t('adminLms.copyFailed'))}
          />
        </div>
      )}
      {!data && !error && <Loading text={t('adminLms.loading')} />}
      {!data && error && (
        <RetryError onRetry={() => void refetch()}>{errorText(toApiError(error))}</RetryError>
      )}
      {data && data.invites.length === 0 && (
        <p className="pq-muted admin-lms-none">{t('adminLms.noInvites')}</p>
      )}
      {data && data.invites.length > 0 && (
        <ul className="admin-lms-invites">
          {data.invites.map((one) => (
            <InviteItem key={one.id} invite={one} />
          ))}
        </ul>
      )}
    </Card>
  )
}
