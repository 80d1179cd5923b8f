import { USER_TYPES, type UserType } from '@pathquest/core/accounts/account-choices'
import { fullNameOf, validateSignUp } from '@pathquest/core/accounts/forms'
import { Checkbox, PasswordField, RadioCards, Signpost, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useWebMessages } from '../../messages'
import { authMessages } from '../../messages/en/auth'
import { NO_SCHOOL, SchoolField } from '../../schools/SchoolField'
import { useSession } from '../../session/session'
import { HaveAccount } from './AgeGate'
import type { BirthMonth } from './BirthFields'
import { useSignedUp, useSignUpForm } from './use-sign-up-form'

/** The label of the checkbox, with links in new tabs: the form must not be lost. */
export function AcceptTerms() {
  const t = useMessages(authMessages)
  const web = useWebMessages()
  const newTab = <span className="pq-hidden"> {web('nav.newTab')}</span>
  return (
    <>
      {t.parts('signup.accept', {
        terms: (
          <Link key="terms" to="/terms" target="_blank">
            {t('signup.terms')}
            {newTab}
          </Link>
        ),
        privacy: (
          <Link key="privacy" to="/privacy" target="_blank">
            {t('signup.privacy')}
            {newTab}
          </Link>
        ),
      })}
    </>
  )
}

interface PersonFieldsProps
  extends Pick<ReturnType<typeof useSignUpForm>, 'form' | 'set' | 'shown' | 'busy'> {
  /** Fields of this way of signing up, between the names and the terms. */
  children?: ReactNode
}

/** Role, names, terms and the button: common to all sign-ups. */
export function PersonFields({ form, set, shown, busy, children }: PersonFieldsProps) {
  const t = useMessages(authMessages)
  const name = (field: 'firstName' | 'lastName') => ({
    label: t(`signup.${field}`),
    name: field,
    value: form[field],
    onChange: (value: string) => set(field, value),
    error: shown(field),
    disabled: busy,
    maxLength: 60,
  })
  return (
    <>
      <RadioCards<UserType>
        legend={t('signup.role')}
        options={USER_TYPES.map((role) => ({ value: role, label: t(`signup.${role}`) }))}
        value={form.role as UserType | ''}
        onChange={(role) => set('role', role)}
        error={shown('role')}
        disabled={busy}
        minWidth={118}
      />
      <div className="pq-auth-pair">
        <TextField {...name('firstName')} autoComplete="given-name" />
        <TextField {...name('lastName')} autoComplete="family-name" />
      </div>
      {children}
      <Checkbox
        name="terms"
        checked={form.terms}
        onChange={(terms) => set('terms', terms)}
        error={shown('terms')}
        disabled={busy}
        label={<AcceptTerms />}
      />
      <Signpost type="submit" full busy={busy}>
        {busy ? t('signup.submitting') : t('signup.submit')}
      </Signpost>
    </>
  )
}

interface SignUpFormProps {
  birth: BirthMonth
  onUnderAge: () => void
}

export function SignUpForm({ birth, onUnderAge }: SignUpFormProps) {
  const t = useMessages(authMessages)
  const { signUp } = useSession()
  const tell = useSignedUp()
  const [school, setSchool] = useState(NO_SCHOOL)
  const { element, submit, ...fields } = useSignUpForm({
    validate: validateSignUp,
    send: async ({ email, password, firstName, lastName, role }) => {
      const fullName = fullNameOf(firstName, lastName)
      const schoolId = school.id
      tell(
        await signUp({ email: email.trim(), password, fullName, role, schoolId, ...birth }),
        email,
      )
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
          <SchoolField value={school} onChange={setSchool} />
        </PersonFields>
      </form>
      <HaveAccount />
    </>
  )
}
