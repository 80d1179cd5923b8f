import type { AccountSettings } from '@pathquest/core/contracts'
import { PasswordField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { settingsMessages } from '../../messages/en/settings'

/** An account without a password is asked for none: its sign-in of a moment ago counts. */
export const passwordMissing = ({ hasPassword }: AccountSettings, password: string) =>
  hasPassword && password === '' ? 'password_required' : undefined

/** What a request carries to show that the owner makes it. */
export const proofOf = ({ hasPassword }: AccountSettings, password: string) =>
  hasPassword ? { password } : {}

export interface CurrentPasswordProps {
  account: AccountSettings
  value: string
  onChange: (value: string) => void
  error: string | undefined
  disabled: boolean
}

/** The field of the password that stands; nothing where the account has none. */
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
