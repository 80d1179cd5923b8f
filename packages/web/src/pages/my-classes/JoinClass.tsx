import { readClassCode } from '@pathquest/core/classes/card-code'
import { readCodeSigns } from '@pathquest/core/rooms/game-code'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, InlineError, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useJoinClass } from '../../api/classes'
import { myClassesMessages } from '../../messages/en/my-classes'
import { useErrorText } from '../../messages/use-error-text'
import { useSecretOfAddress } from '../../session/secret-of-address'
import { focusFirstInvalid } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'

/** The form for the code of a class. */
export function JoinClass() {
  const t = useMessages(myClassesMessages)
  const errorText = useErrorText()
  const join = useJoinClass()
  const scanned = useSecretOfAddress(readClassCode)
  const [code, setCode] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (scanned) setCode(scanned)
  }, [scanned])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (join.isPending) return
    const read = readClassCode(code)
    setIncomplete(read === null)
    if (read === null) return focusFirstInvalid(element.current)
    join.mutate(read, {
      onSuccess: () => {
        setCode('')
        toasts.success(t('myClasses.joined'))
      },
    })
  }
  return (
    <Card title={t('myClasses.joinTitle')} className="my-classes-join">
      <form ref={element} onSubmit={submit} noValidate>
        <TextField
          code
          label={t('myClasses.code')}
          hint={t('myClasses.codeHint')}
          error={isIncomplete ? t('myClasses.codeRequired') : undefined}
          value={code}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(typed) => {
            setCode(readCodeSigns(typed))
            setIncomplete(false)
            join.reset()
          }}
        />
        <p className="pq-muted">{t('myClasses.whoSees')}</p>
        {join.error && <InlineError>{errorText(toApiError(join.error))}</InlineError>}
        <Button type="submit" variant="primary" busy={join.isPending}>
          {t(join.isPending ? 'myClasses.joining' : 'myClasses.join')}
        </Button>
      </form>
    </Card>
  )
}
