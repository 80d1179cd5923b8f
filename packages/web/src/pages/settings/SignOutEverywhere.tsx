import { Button } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useNavigate } from 'react-router'
import { useSignOutEverywhere } from '../../api/account'
import { settingsMessages } from '../../messages/en/settings'
import { useSession } from '../../session/session'
import { toasts } from '../../shell/toasts'

/** For whoever left a browser open somewhere: this one is signed out as well. */
export function SignOutEverywhere() {
  const t = useMessages(settingsMessages)
  const navigate = useNavigate()
  const { signOut } = useSession()
  const everywhere = useSignOutEverywhere()
  const end = () =>
    everywhere.mutate(undefined, {
      onSuccess: () => {
        navigate('/', { replace: true })
        void signOut()
        toasts.success(t('settings.signedOutEverywhere'))
      },
      onError: () => toasts.error(t('settings.signOutEverywhereFailed')),
    })
  return (
    <div className="settings-form settings-everywhere">
      <p className="pq-muted">{t('settings.signOutEverywhereNote')}</p>
      <Button busy={everywhere.isPending} onClick={end}>
        {t('settings.signOutEverywhere')}
      </Button>
    </div>
  )
}
