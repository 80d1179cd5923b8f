import { validateNewPassword } from '@pathquest/core/accounts/forms'
import type { AccountSettings } from '@pathquest/core/contracts'
import { Button, InlineError, PasswordField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { PROVIDER_NAMES, useChangePassword } from '../../api/account'
import { settingsMessages } from '../../messages/en/settings'
import { toasts } from '../../shell/Toasts'
import { useFieldErrors } from './SettingsSection'

/** An account without a password needs none: its recent sign-in counts. */
export const passwordMissing = ({ hasPassword }: AccountSettings, password: string) =>
  hasPassword && password === '' ? 'password_required' : undefined

/** Proof of ownership sent with a request. */
export const ownershipProof = ({ hasPassword }: AccountSettings, password: string) =>
  hasPassword ? { password } : {}

interface CurrentPasswordProps {
  account: AccountSettings
  value: string
  onChange: (value: string) => void
  error: string | undefined
  disabled: boolean
}

/** The field for the current password; nothing for an account without one. */
export function CurrentPassword({ account, ...field }: CurrentPasswordProps) {
  const t = useMessages(settingsMessages)
  if (!account.hasPassword) return null
  return (
    <PasswordField
      {...field}
      name="password"
      label={t('settings.currentPassword')}
      autoComplete="current-password"
      maxLength={128}
      showLabel={t('settings.showPassword')}
      hideLabel={t('settings.hidePassword')}
    />
  )
}

const NOTHING = { password: '', newPassword: '', confirmPassword: '' }
const FIELDS = ['password', 'newPassword', 'confirmPassword'] as const
/** Only these errors of the field `password` are about the current one. */
const OF_THE_CURRENT = { password_wrong: 'password', password_required: 'password' } as const

export function PasswordForm({ account }: { account: AccountSettings }) {
  const t = useMessages(settingsMessages)
  const change = useChangePassword()
  const errors = useFieldErrors(FIELDS)
  const [form, setForm] = useState(NOTHING)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { password, newPassword, confirmPassword } = form
    const found = validateNewPassword({ password: newPassword, confirmPassword })
    const isFine = errors.check({
      password: passwordMissing(account, password),
      newPassword: found.password,
      confirmPassword: found.confirmPassword,
    })
    if (!isFine) return
    change.mutate(
      { newPassword, ...ownershipProof(account, password) },
      {
        onSuccess: () => {
          setForm(NOTHING)
          toasts.success(t('settings.passwordChanged'))
        },
        onError: (error) => errors.refused(error, { ...OF_THE_CURRENT, password: 'newPassword' }),
      },
    )
  }
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    value: form[name],
    onChange: (value: string) => {
      setForm({ ...form, [name]: value })
      errors.clear(name)
    },
    error: errors.of(name),
    disabled: change.isPending,
    maxLength: 128,
    autoComplete: name === 'password' ? 'current-password' : 'new-password',
    showLabel: t('settings.showPassword'),
    hideLabel: t('settings.hidePassword'),
  })
  const provider = account.providers.map((one) => PROVIDER_NAMES[one]).join(', ')
  return (
    <form ref={errors.form} className="settings-form" onSubmit={submit} noValidate>
      {errors.failure && <InlineError>{errors.failure}</InlineError>}
      {account.hasPassword ? (
        <PasswordField {...field('password')} label={t('settings.currentPassword')} />
      ) : (
        <p>{t('settings.noPassword', { provider })}</p>
      )}
      <div className="settings-pair">
        <PasswordField
          {...field('newPassword')}
          label={t('settings.newPassword')}
          hint={t('settings.newPasswordHint')}
        />
        <PasswordField {...field('confirmPassword')} label={t('settings.confirmPassword')} />
      </div>
      <Button type="submit" variant="solid" busy={change.isPending}>
        {t(account.hasPassword ? 'settings.changePassword' : 'settings.choosePassword')}
      </Button>
    </form>
  )
}
