import { USER_TYPES, type UserType } from '@pathquest/core/accounts/account-choices'
import { Checkbox, RadioCards, Signpost, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { authMessages } from '../../messages/en/auth'
import { AcceptTerms } from './AcceptTerms'
import type { useSignUpForm } from './use-sign-up-form'

export interface PersonFieldsProps
  extends Pick<ReturnType<typeof useSignUpForm>, 'form' | 'set' | 'shown' | 'busy'> {
  /** What only this way of signing up asks, between the names and the terms. */
  children?: ReactNode
}

/** Role, names, terms and the button: what every sign-up asks. */
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
