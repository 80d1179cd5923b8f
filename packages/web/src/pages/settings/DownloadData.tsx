import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useNavigate } from 'react-router'
import { useExport, useSignOutEverywhere } from '../../api/account'
import { saveExport } from '../../api/save-file'
import { settingsMessages } from '../../messages/en/settings'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { toasts } from '../../shell/Toasts'

/** A copy of all stored data, as a file. */
export function DownloadData() {
  const t = useMessages(settingsMessages)
  const errorText = useErrorText()
  const download = useExport()
  const start = () =>
    download.mutate(undefined, {
      onSuccess: (data) => {
        saveExport(data)
        toasts.success(t('settings.downloaded'))
      },
      onError: (error) => toasts.error(errorText(toApiError(error))),
    })
  return (
    <div className="settings-form">
      <p id="download-hint">{t('settings.downloadHint')}</p>
      <div className="settings-actions">
        <Button
          variant="solid"
          busy={download.isPending}
          aria-describedby="download-hint"
          onClick={start}
        >
          {t(download.isPending ? 'settings.downloading' : 'settings.download')}
        </Button>
        <Link to="/privacy" {...buttonLook()}>
          {t('settings.privacyPolicy')}
        </Link>
      </div>
    </div>
  )
}

/** For a browser left open somewhere: this one is signed out as well. */
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
