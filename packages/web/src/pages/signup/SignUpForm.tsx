import { fullNameOf, validateSignUp } from '@pathquest/core/accounts/forms'
import { PasswordField, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { authMessages } from '../../messages/en/auth'
import { useSession } from '../../session/session'
import type { BirthMonth } from './AgeGate'
import { HaveAccount } from './HaveAccount'
import { PersonFields } from './PersonFields'
import { useSignUpForm } from './use-sign-up-form'
import { useSignedUp } from './use-signed-up'

export interface SignUpFormProps {
  birth: BirthMonth
  onUnderAge: () => void
}

export function SignUpForm({ birth, onUnderAge }: SignUpFormProps) {
  const t = useMessages(authMessages)
  const { signUp } = useSession()
  const tell = useSignedUp()
  const { element, submit, ...fields } = useSignUpForm({
    validate: validateSignUp,
    send: async ({ email, password, firstName, lastName, role }) => {
      const fullName = fullNameOf(firstName, lastName)
      tell(await signUp({ email: email.trim(), password, fullName, role, ...birth }), email)
    },
    onUnderAge,
  })
  const { form, set, shown, busy } = fields
  const text = (field: 'email' | 'password' | 'confirmPassword') => ({
    label: t(`signup.${field}`),
    name: field,
    value: form[field],
    onChange: (value: string) => set(field, value),
    error: shown(field),
    disabled: busy,
  })
  const passwordLabels = {
    showLabel: t('login.showPassword'),
    hideLabel: t('login.hidePassword'),
    autoComplete: 'new-password',
  }
  return (
    <>
      <form ref={element} className="pq-auth-form" onSubmit={submit} noValidate>
        <PersonFields {...fields}>
          <TextField {...text('email')} type="email" autoComplete="username" maxLength={254} />
          <PasswordField
            {...text('password')}
            {...passwordLabels}
            hint={t('signup.passwordHint')}
            maxLength={128}
          />
          <PasswordField {...text('confirmPassword')} {...passwordLabels} maxLength={128} />
        </PersonFields>
      </form>
      <HaveAccount />
    </>
  )
}
