import { readCodeSigns } from '@pathquest/core/rooms/game-code'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, InlineError, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useLinkChild } from '../../api/families'
import { childrenMessages } from '../../messages/en/children'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/toasts'

/** The code that a child reads out. */
export function LinkChild() {
  const t = useMessages(childrenMessages)
  const errorText = useErrorText()
  const link = useLinkChild()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = code.trim() === ''
    setMissing(isEmpty)
    if (isEmpty || link.isPending) return
    link.mutate(
      { code },
      {
        onSuccess() {
          setCode('')
          toasts.success(t('children.linked'))
        },
      },
    )
  }
  return (
    <Card title={t('children.linkTitle')} className="children-link">
      <form onSubmit={submit} noValidate>
        <TextField
          code
          label={t('children.code')}
          hint={t('children.codeHint')}
          error={isMissing ? t('children.codeRequired') : undefined}
          value={code}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(typed) => {
            setCode(readCodeSigns(typed))
            setMissing(false)
            link.reset()
          }}
        />
        {link.error && <InlineError>{errorText(toApiError(link.error))}</InlineError>}
        <Button type="submit" variant="primary" busy={link.isPending}>
          {t(link.isPending ? 'children.linking' : 'children.link')}
        </Button>
      </form>
    </Card>
  )
}
