import { Button, Dialog, InlineError } from '@pathquest/ui'
import { refreshIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useId, useState } from 'react'
import { type Platform, usePlatforms, useUpdatePlatform } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'
import {
  isUsed,
  PlatformField,
  REQUIRED_FIELDS,
  toForm,
  toUpdatePlatform,
  usePlatformForm,
} from './PlatformFields'

interface EditDialogProps {
  platform: Platform
  open: boolean
  onClose: () => void
}

/** Edits the values that the LMS shows. */
export function EditDialog({ platform, open, onClose }: EditDialogProps) {
  const t = useMessages(adminLmsMessages)
  const formId = useId()
  const update = useUpdatePlatform(platform.id)
  const close = () => {
    update.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('adminLms.editTitle', { name: platform.name })}
      closeLabel={t('adminLms.close')}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>{t('adminLms.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={update.isPending}>
            {t('adminLms.save')}
          </Button>
        </>
      }
    >
      <Fields id={formId} platform={platform} update={update} onDone={close} />
    </Dialog>
  )
}

interface FieldsProps {
  id: string
  platform: Platform
  update: ReturnType<typeof useUpdatePlatform>
  onDone: () => void
}

function Fields({ id, platform, update, onDone }: FieldsProps) {
  const t = useMessages(adminLmsMessages)
  const errorText = useErrorText()
  const { refetch } = usePlatforms()
  // The state when the form was filled: a refetched list must not hide a colleague's change.
  const [known, setKnown] = useState(platform)
  const isFixed = isUsed(known)
  const {
    form,
    refill,
    onSubmit,
    field: shared,
    refusal,
  } = usePlatformForm(toForm(platform), update.error)
  const submit = onSubmit((onError) => {
    const changes = toUpdatePlatform(form, known)
    if (!changes) return onDone()
    update.mutate(changes, {
      onSuccess: ({ platform: saved }) => {
        toasts.success(t('adminLms.saved', { name: saved.name }))
        onDone()
      },
      onError,
    })
  })
  const begin = async () => {
    const { data } = await refetch()
    const now = data?.platforms.find((one) => one.id === platform.id)
    if (!now) return
    update.reset()
    setKnown(now)
    refill(toForm(now))
  }

  const fixed = { disabled: isFixed, hint: isFixed ? t('adminLms.fixedHint') : undefined }
  return (
    <form id={id} className="pq-stack" onSubmit={submit} noValidate>
      <p className="pq-muted">{t('adminLms.editIntro')}</p>
      {REQUIRED_FIELDS.map((field) => (
        <PlatformField
          key={field}
          field={field}
          {...shared}
          {...(field === 'issuer' || field === 'clientId' ? fixed : {})}
        />
      ))}
      <PlatformField field="tokenAudience" hint={t('adminLms.tokenAudienceHint')} {...shared} />
      {refusal && (
        <InlineError
          action={
            refusal.code === 'platform_changed' && (
              <Button size="sm" icon={refreshIcon} onClick={() => void begin()}>
                {t('adminLms.showNewest')}
              </Button>
            )
          }
        >
          {errorText(refusal)}
        </InlineError>
      )}
    </form>
  )
}
