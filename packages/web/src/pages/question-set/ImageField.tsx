import { IMAGE_ALT_MAX, IMAGE_MAX_BYTES } from '@pathquest/core/question-sets/set-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, FieldError, TextField } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { imageIcon, trashIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { useId, useState } from 'react'
import { useSendImage } from '../../api/uploads'
import { setEditorMessages } from '../../messages/en/set-editor'
import { useErrorText } from '../../messages/use-error-text'

interface ImageFieldProps {
  imageUrl: string | null
  imageAlt: string
  altError: string | undefined
  onChange: (change: { imageUrl?: string | null; imageAlt?: string }) => void
}

/** A picture and its alternative text. */
export function ImageField({ imageUrl, imageAlt, altError, onChange }: ImageFieldProps) {
  const t = useMessages(setEditorMessages)
  const errorText = useErrorText()
  const send = useSendImage()
  const [isTooLarge, setTooLarge] = useState(false)
  const id = useId()
  const choose = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > IMAGE_MAX_BYTES)
    send.reset()
    if (file.size > IMAGE_MAX_BYTES) return
    send.mutate(file, { onSuccess: (image) => onChange({ imageUrl: image.imageUrl }) })
  }
  const problem = isTooLarge
    ? t('setEditor.imageTooLarge')
    : send.error && errorText(toApiError(send.error))
  return (
    <fieldset className="image-field">
      <legend>{t('setEditor.image')}</legend>
      {imageUrl && <img src={imageUrl} alt={imageAlt} lang={t.contentLang} />}
      <div className="image-field-actions">
        <input
          id={id}
          className="pq-hidden"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={`${id}-hint`}
          disabled={send.isPending}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0])
            // The same file may be selected again.
            event.currentTarget.value = ''
          }}
        />
        <label htmlFor={id} {...buttonLook({ size: 'sm' })}>
          <Icon icon={imageIcon} />
          {t(imageUrl ? 'setEditor.otherImage' : 'setEditor.chooseImage')}
        </label>
        {imageUrl && (
          <Button
            size="sm"
            variant="ghost"
            icon={trashIcon}
            onClick={() => onChange({ imageUrl: null, imageAlt: '' })}
          >
            {t('setEditor.removeImage')}
          </Button>
        )}
        <span role="status">{send.isPending ? t('setEditor.sendingImage') : ''}</span>
      </div>
      <p id={`${id}-hint`} className="pq-muted">
        {t('setEditor.imageHint')}
      </p>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      {imageUrl && (
        <TextField
          label={t('setEditor.imageAlt')}
          hint={t('setEditor.imageAltHint')}
          value={imageAlt}
          onChange={(alt) => onChange({ imageAlt: alt })}
          error={altError}
          maxLength={IMAGE_ALT_MAX}
          autoComplete="off"
        />
      )}
    </fieldset>
  )
}
