import { type NewPasswordForm as Fields, validateNewPassword } from '@pathquest/core/accounts/forms'
import type { ResetPassword } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { InlineError, PasswordField, Signpost } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { slowApi } from '../../api/client'
import { recoveryMessages } from '../../messages/en/recovery'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { focusControl, focusFirstInvalid } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'

interface NewPasswordFormProps {
  token: string
  /** The link has expired or was used. */
  onEnded: () => void
}

export function NewPasswordForm({ token, onEnded }: NewPasswordFormProps) {
  const t = useMessages(recoveryMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { refresh } = useSession()
  const [form, setForm] = useState<Fields>({ password: '', confirmPassword: '' })
  const [errors, setErrors] = useState<ReturnType<typeof validateNewPassword>>({})
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  const fail = (error: ApiError) => {
    if (error.code === 'link_invalid') return onEnded()
    setBusy(false)
    if (error.field === 'password' && error.code !== 'offline') {
      setErrors({ password: error.code })
      focusFirstInvalid(element.current)
    } else {
      setFailure(error)
      focusControl(element.current, '[type=submit]')
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = validateNewPassword(form)
    setErrors(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return focusFirstInvalid(element.current)
    setBusy(true)
    try {
      const body: ResetPassword = { token, password: form.password }
      await call(slowApi, 'POST /api/auth/reset-password', { body })
    } catch (error) {
      return fail(toApiError(error))
    }
    // This session has ended as well.
    await refresh()
    toasts.success(t('reset.done'))
    navigate('/login', { replace: true })
  }
  const field = (name: keyof Fields) => ({
    name,
    value: form[name],
    onChange: (value: string) => {
      setForm({ ...form, [name]: value })
      setErrors({ ...errors, [name]: undefined })
    },
    error: errors[name] && errorText({ code: errors[name] }),
    disabled: busy,
    maxLength: 128,
    autoComplete: 'new-password',
    showLabel: t('reset.showPassword'),
    hideLabel: t('reset.hidePassword'),
  })
  return (
    <form ref={element} className="pq-auth-form" onSubmit={submit} noValidate>
      {failure && <InlineError>{errorText(failure)}</InlineError>}
      <PasswordField
        {...field('password')}
        label={t('reset.password')}
        hint={t('reset.passwordHint')}
      />
      <PasswordField {...field('confirmPassword')} label={t('reset.confirmPassword')} />
      <Signpost type="submit" full busy={busy}>
        {t(busy ? 'reset.submitting' : 'reset.submit')}
      </Signpost>
    </form>
  )
}
