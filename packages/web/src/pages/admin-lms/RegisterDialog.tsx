import { Button, Dialog, InlineError } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useId } from 'react'
import { useRegisterPlatform } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'
import { LinesField } from './FrameOriginsEditor'
import {
  EMPTY_FORM,
  PlatformField,
  REQUIRED_FIELDS,
  toRegisterPlatform,
  usePlatformForm,
} from './PlatformFields'

interface RegisterDialogProps {
  open: boolean
  onClose: () => void
}

/** Registers an LMS by hand, with the values that it shows. */
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
  const { form, onSubmit, field: shared, refusal } = usePlatformForm(EMPTY_FORM, register.error)
  const submit = onSubmit((onError) =>
    register.mutate(toRegisterPlatform(form), {
      onSuccess: ({ platform }) => {
        toasts.success(t('adminLms.registered', { name: platform.name }))
        onDone()
      },
      onError,
    }),
  )
  return (
    <form id={id} className="pq-stack" onSubmit={submit} noValidate>
      <p className="pq-muted">{t('adminLms.formIntro')}</p>
      {REQUIRED_FIELDS.map((field) => (
        <PlatformField
          key={field}
          field={field}
          hint={field === 'name' ? t('adminLms.nameHint') : undefined}
          {...shared}
        />
      ))}
      <LinesField
        label={t('adminLms.deploymentIds')}
        hint={t('adminLms.deploymentIdsHint')}
        value={form.deploymentIds}
        onChange={(value) => shared.onChange('deploymentIds', value)}
      />
      <LinesField
        name="frameOrigins"
        label={t('adminLms.frames')}
        hint={t('adminLms.framesHint')}
        error={shared.refusal?.field === 'frameOrigins' ? errorText(shared.refusal) : undefined}
        value={form.frameOrigins}
        onChange={(value) => shared.onChange('frameOrigins', value)}
      />
      <PlatformField field="tokenAudience" hint={t('adminLms.tokenAudienceHint')} {...shared} />
      {refusal && <InlineError>{errorText(refusal)}</InlineError>}
    </form>
  )
}
