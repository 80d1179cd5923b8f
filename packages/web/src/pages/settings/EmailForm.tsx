import { validateForgotPassword } from '@pathquest/core/accounts/forms'
import type { AccountSettings } from '@pathquest/core/contracts'
import { Button, InlineError, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useChangeEmail } from '../../api/account'
import { settingsMessages } from '../../messages/en/settings'
import { toasts } from '../../shell/Toasts'
import { CurrentPassword, ownershipProof, passwordMissing } from './PasswordForm'
import { useFieldErrors } from './SettingsSection'

/** Changes the email address, which takes effect once it is confirmed. */
export function EmailForm({ account }: { account: AccountSettings }) {
  const t = useMessages(settingsMessages)
  const change = useChangeEmail()
  const errors = useFieldErrors(['email', 'password'])
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isFine = errors.check({
      ...validateForgotPassword({ email }),
      password: passwordMissing(account, password),
    })
    if (!isFine) return
    change.mutate(
      { email, ...ownershipProof(account, password) },
      {
        onSuccess: () => {
          setEmail('')
          setPassword('')
          toasts.success(t(account.mails ? 'settings.emailSent' : 'settings.emailMade'))
        },
        onError: (error) => errors.refused(error),
      },
    )
  }
  return (
    <form ref={errors.form} className="settings-form" onSubmit={submit} noValidate>
      <dl className="settings-now">
        <dt className="pq-muted">{t('settings.emailNow')}</dt>
        <dd>{account.email}</dd>
      </dl>
      {account.newEmail && (
        <p className="settings-waiting" role="status">
          {t(account.mails ? 'settings.emailWaiting' : 'settings.emailWaitingNoMails', {
            email: account.newEmail,
          })}
        </p>
      )}
      {errors.failure && <InlineError>{errors.failure}</InlineError>}
      <TextField
        name="email"
        type="email"
        label={t('settings.newEmail')}
        autoComplete="email"
        value={email}
        onChange={(value) => {
          setEmail(value)
          errors.clear('email')
        }}
        error={errors.of('email')}
        disabled={change.isPending}
        maxLength={254}
      />
      <CurrentPassword
        account={account}
        value={password}
        onChange={(value) => {
          setPassword(value)
          errors.clear('password')
        }}
        error={errors.of('password')}
        disabled={change.isPending}
      />
      <Button type="submit" variant="solid" busy={change.isPending}>
        {t('settings.changeEmail')}
      </Button>
    </form>
  )
}
