import { MAILS_AT_FIRST } from '@pathquest/core/accounts/account-choices'
import type { MailChoices } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Switch } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useChooseMails } from '../../api/account'
import { settingsMessages } from '../../messages/en/settings'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/toasts'

/** Each is stored as it is switched; where no mails are sent there is nothing to switch. */
export function MailToggles({ mails: stored }: { mails: MailChoices | null }) {
  const t = useMessages(settingsMessages)
  const errorText = useErrorText()
  const choose = useChooseMails()
  const mails = stored ?? MAILS_AT_FIRST
  // While it is on its way the switch shows what was chosen.
  const shown = choose.isPending ? choose.variables : mails
  const toggle = (name: keyof MailChoices) => (
    <div>
      <Switch
        label={t(`settings.${name}`)}
        aria-describedby={`mails-${name}`}
        checked={shown[name]}
        disabled={stored === null || choose.isPending}
        onChange={(on) =>
          choose.mutate(
            { ...mails, [name]: on },
            { onError: (error) => toasts.error(errorText(toApiError(error))) },
          )
        }
      />
      <p id={`mails-${name}`} className="pq-muted">
        {t(`settings.${name}Hint`)}
      </p>
    </div>
  )
  return (
    <div className="settings-toggles">
      {toggle('results')}
      {toggle('invitations')}
      {toggle('digest')}
    </div>
  )
}
