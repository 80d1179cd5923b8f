import { newPasswordError, validateForgotPassword } from '@pathquest/core/accounts/forms'
import { ApiError } from '@pathquest/sdk/api/error'
import { Button, Checkbox, InlineError, PasswordField, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useOwnAccount } from '../../api/take-over'
import { settingsMessages } from '../../messages/en/settings'
import { takeOverMessages } from '../../messages/en/take-over'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { focusFirstInvalid } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'
import { BirthFields, birthOf, NO_BIRTH } from '../signup/BirthFields'
import { AcceptTerms } from '../signup/SignUpForm'
import { closeSignUp, isSignUpClosed } from '../signup/use-sign-up-form'
import { CardCodes, missingCodes, NO_CODES } from './CardCodes'
import { useFieldErrors } from './SettingsSection'

const FIELDS = ['cardCode', 'classCode', 'email', 'password', 'terms'] as const

/** A student who signs in with a card gives the account an address and a password. */
export function OwnAccountForm() {
  const t = useMessages(takeOverMessages)
  const settings = useMessages(settingsMessages)
  const errorText = useErrorText()
  const { refresh } = useSession()
  const own = useOwnAccount(refresh)
  const errors = useFieldErrors(FIELDS)
  const [codes, setCodes] = useState(NO_CODES)
  const [birth, setBirth] = useState(NO_BIRTH)
  const [form, setForm] = useState({ email: '', password: '', terms: false })
  const [isAsked, setAsked] = useState(false)
  const [isClosed, setClosed] = useState(isSignUpClosed)
  const [mailedTo, setMailedTo] = useState<string>()
  const refuse = () => {
    closeSignUp()
    setClosed(true)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (own.isPending) return
    setAsked(true)
    const born = birthOf(birth)
    const isFine = errors.check({
      ...validateForgotPassword(form),
      password: newPasswordError(form.password),
      terms: form.terms ? undefined : 'terms_required',
    })
    if (!isFine) return
    if (!born || missingCodes(codes).length > 0) {
      focusFirstInvalid(errors.form.current)
      return
    }
    const email = form.email.trim()
    try {
      // Where it succeeds these settings give way to those of an own account.
      const { user } = await own.mutateAsync({ ...codes, ...born, email, password: form.password })
      if (user) toasts.success(t('takeOver.done'))
      else setMailedTo(email)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'under_age') refuse()
      else errors.refused(error)
    }
  }
  if (isClosed) return <p role="status">{t('takeOver.underAge')}</p>
  if (mailedTo !== undefined) {
    return (
      <p className="settings-waiting" role="status">
        {t('takeOver.mailed', { email: mailedTo })}
      </p>
    )
  }
  const text = (name: 'email' | 'password') => ({
    name,
    label: t(`takeOver.${name}`),
    value: form[name],
    onChange: (value: string) => {
      setForm({ ...form, [name]: value })
      errors.clear(name)
    },
    error: errors.of(name),
    disabled: own.isPending,
  })
  return (
    <form
      ref={errors.form}
      className="settings-form"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {errors.failure && <InlineError>{errors.failure}</InlineError>}
      <CardCodes
        value={codes}
        onChange={setCodes}
        errors={errors}
        isAsked={isAsked}
        disabled={own.isPending}
      />
      <fieldset className="settings-birth">
        <legend>{t('takeOver.birth')}</legend>
        <p className="pq-muted">{t('takeOver.birthNote')}</p>
        <BirthFields
          value={birth}
          onChange={setBirth}
          required={isAsked ? errorText({ code: 'birth_required' }) : undefined}
          disabled={own.isPending}
        />
      </fieldset>
      <div className="settings-pair">
        <TextField {...text('email')} type="email" autoComplete="username" maxLength={254} />
        <PasswordField
          {...text('password')}
          hint={t('takeOver.passwordHint')}
          showLabel={settings('settings.showPassword')}
          hideLabel={settings('settings.hidePassword')}
          autoComplete="new-password"
          maxLength={128}
        />
      </div>
      <Checkbox
        name="terms"
        checked={form.terms}
        onChange={(terms) => {
          setForm({ ...form, terms })
          errors.clear('terms')
        }}
        error={errors.of('terms')}
        disabled={own.isPending}
        label={<AcceptTerms />}
      />
      <p className="pq-muted">{t('takeOver.parents')}</p>
      <Button type="submit" variant="solid" busy={own.isPending}>
        {t('takeOver.own')}
      </Button>
    </form>
  )
}
