import { toApiError } from '@pathquest/sdk/api/error'
import { Button } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { type Invite, useRevokeInvite } from '../../api/admin-lms'
import { formatDay } from '../../formats'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/toasts'

/** An invitation with its state; an open one can be revoked, another one be forgotten. */
export function InviteItem({ invite }: { invite: Invite }) {
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
