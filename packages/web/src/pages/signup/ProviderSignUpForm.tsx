import { fullNameOf, validateProviderSignUp } from '@pathquest/core/accounts/forms'
import type { SocialSignUpAnswer } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { authMessages } from '../../messages/en/auth'
import { NO_SCHOOL, SchoolField } from '../../schools/SchoolField'
import { useSession } from '../../session/session'
import type { BirthMonth } from './BirthFields'
import { PersonFields } from './SignUpForm'
import { useSignedUp, useSignUpForm } from './use-sign-up-form'

interface ProviderSignUpFormProps {
  birth: BirthMonth
  pending: NonNullable<SocialSignUpAnswer['pending']>
  onUnderAge: () => void
}

/** What a provider does not send: the role, and that the terms are accepted. */
export function ProviderSignUpForm({ birth, pending, onUnderAge }: ProviderSignUpFormProps) {
  const t = useMessages(authMessages)
  const { signUpWithProvider } = useSession()
  const tell = useSignedUp()
  const [school, setSchool] = useState(NO_SCHOOL)
  const { element, submit, ...fields } = useSignUpForm({
    initial: namesOf(pending.fullName),
    validate: validateProviderSignUp,
    send: async ({ firstName, lastName, role, terms }) => {
      const fullName = fullNameOf(firstName, lastName)
      const form = { fullName, role, terms, schoolId: school.id, ...birth }
      tell(await signUpWithProvider(form), pending.email)
    },
    onUnderAge,
  })
  return (
    <form ref={element} className="pq-auth-form" onSubmit={submit} noValidate>
      <p className="pq-muted">{t('signup.socialEmail', { email: pending.email })}</p>
      <PersonFields {...fields}>
        <SchoolField value={school} onChange={setSchool} />
      </PersonFields>
    </form>
  )
}

function namesOf(fullName: string) {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}
