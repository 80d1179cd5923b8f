import { toApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/sdk/messages'
import { Button, Dialog, InlineError, TextField } from '@pathquest/sdk/ui'
import { type FormEvent, useId, useState } from 'react'
import { useRegisterPlatform } from '../../api/admin-lms'
import { toasts } from '../../app/toasts'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { LinesField } from './LinesField'
import {
  EMPTY_FORM,
  REQUIRED_FIELDS,
  type RegisterForm,
  type RegisterFormErrors,
  toRegisterPlatform,
  validateRegisterForm,
} from './register-form'

export interface RegisterDialogProps {
  open: boolean
  onClose: () => void
}

/** An LMS by hand, with the values that it shows. */
export function RegisterDialog({ open, onClose }: RegisterDialogProps) {
  const t = useMessages(adminLmsMessages)
  const formId = useId()
  const register = useRegisterPlatform()
  const close = () => {
    register.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('adminLms.formTitle')}
      closeLabel={t('adminLms.close')}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>{t('adminLms.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={register.isPending}>
            {t('adminLms.register')}
          </Button>
        </>
      }
    >
      <Fields id={formId} register={register} onDone={close} />
    </Dialog>
  )
}

interface FieldsProps {
  id: string
  register: ReturnType<typeof useRegisterPlatform>
  onDone: () => void
}

function Fields({ id, register, onDone }: FieldsProps) {
  const t = useMessages(adminLmsMessages)
  const errorText = useErrorText()
  const [form, setForm] = useState(EMPTY_FORM)
  const [missing, setMissing] = useState<RegisterFormErrors>({})
  const refusal = register.error && toApiError(register.error)
  const change = (field: keyof RegisterForm) => (value: string) => {
    setForm((current) => ({ ...current, [field]: value }))
    setMissing((current) => ({ ...current, [field]: undefined }))
  }
  const errorOf = (field: keyof RegisterForm) =>
    missing[field]
      ? t('adminLms.required')
      : refusal?.field === field
        ? errorText(refusal)
        : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = validateRegisterForm(form)
    setMissing(found)
    const fields = event.currentTarget
    const focus = (name: string) =>
      fields.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
    const first = REQUIRED_FIELDS.find((field) => found[field])
    if (first) return focus(first)
    register.mutate(toRegisterPlatform(form), {
      onSuccess: ({ platform }) => {
        toasts.success(t('adminLms.registered', { name: platform.name }))
        onDone()
      },
      onError: (error) => focus(toApiError(error).field ?? ''),
    })
  }
  const field = (name: (typeof REQUIRED_FIELDS)[number], label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      name={name}
      value={form[name]}
      error={errorOf(name)}
      maxLength={name === 'name' ? 80 : 500}
      autoComplete="off"
      spellCheck={false}
      inputMode={name.endsWith('Url') || name === 'issuer' ? 'url' : undefined}
      onChange={change(name)}
    />
  )
  const isFieldError = Boolean(refusal?.field && refusal.field in form)
  return (
    <form id={id} className="pq-stack" onSubmit={submit} noValidate>
      <p className="pq-muted">{t('adminLms.formIntro')}</p>
      {field('name', t('adminLms.name'), t('adminLms.nameHint'))}
      {field('issuer', t('adminLms.issuer'))}
      {field('clientId', t('adminLms.clientIdLabel'))}
      {field('authUrl', t('adminLms.authUrl'))}
      {field('tokenUrl', t('adminLms.tokenUrl'))}
      {field('jwksUrl', t('adminLms.jwksUrl'))}
      <LinesField
        label={t('adminLms.deploymentIds')}
        hint={t('adminLms.deploymentIdsHint')}
        value={form.deploymentIds}
        onChange={change('deploymentIds')}
      />
      <LinesField
        name="frameOrigins"
        label={t('adminLms.frames')}
        hint={t('adminLms.framesHint')}
        error={errorOf('frameOrigins')}
        value={form.frameOrigins}
        onChange={change('frameOrigins')}
      />
      <TextField
        label={t('adminLms.tokenAudienceLabel')}
        hint={t('adminLms.tokenAudienceHint')}
        value={form.tokenAudience}
        autoComplete="off"
        spellCheck={false}
        onChange={change('tokenAudience')}
      />
      {refusal && !isFieldError && <InlineError>{errorText(refusal)}</InlineError>}
    </form>
  )
}
