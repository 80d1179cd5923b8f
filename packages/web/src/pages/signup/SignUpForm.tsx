import { fullNameOf, validateSignUp } from '@pathquest/game-core/accounts/forms'
import { useMessages } from '@pathquest/sdk/messages'
import { PasswordField, TextField } from '@pathquest/sdk/ui'
import { Link, useNavigate } from 'react-router'
import { useSession } from '../../app/session'
import { toasts } from '../../app/toasts'
import { authMessages } from '../../messages/en/auth'
import type { BirthMonth } from './AgeGate'
import { PersonFields } from './PersonFields'
import { useSignUpForm } from './use-sign-up-form'

export interface SignUpFormProps {
  birth: BirthMonth
  onUnderAge: () => void
}

export function SignUpForm({ birth, onUnderAge }: SignUpFormProps) {
  const t = useMessages(authMessages)
  const { signUp } = useSession()
  const navigate = useNavigate()
  const { element, submit, ...fields } = useSignUpForm({
    validate: validateSignUp,
    send: async ({ email, password, firstName, lastName, role }) => {
      const fullName = fullNameOf(firstName, lastName)
      const message = await signUp({ email: email.trim(), password, fullName, role, ...birth })
      if (message && /email/i.test(message)) {
        toasts.success(t('signup.confirmEmail'))
        navigate('/login')
      } else {
        toasts.success(t('signup.welcome'))
      }
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
      <p className="pq-auth-other">
        {t.parts('signup.haveAccount', {
          signIn: (
            <Link key="signIn" to="/login">
              {t('signup.signIn')}
            </Link>
          ),
        })}
      </p>
    </>
  )
}
