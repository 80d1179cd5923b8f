import type { CardPreview } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, InlineError, useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useJoinCard, usePreviewCard } from '../../api/take-over'
import { takeOverMessages } from '../../messages/en/take-over'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { focusFirstInvalid } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'
import { CardCodes, missingCodes, NO_CODES } from './CardCodes'
import { useFieldErrors } from './SettingsSection'

/** A student with an account brings what they have earned with a card into it. */
export function JoinCard() {
  const t = useMessages(takeOverMessages)
  const errorText = useErrorText()
  const preview = usePreviewCard()
  const { refresh } = useSession()
  const join = useJoinCard(refresh)
  const errors = useFieldErrors(['cardCode', 'classCode'])
  const [codes, setCodes] = useState(NO_CODES)
  const [isAsked, setAsked] = useState(false)
  const [confirm, question] = useConfirm()
  const isBusy = preview.isPending || join.isPending
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setAsked(true)
    errors.check({})
    if (missingCodes(codes).length > 0) return focusFirstInvalid(errors.form.current)
    const found = await preview.mutateAsync(codes).catch(errors.refused)
    if (!found) return
    const isSure = await confirm({
      title: t('takeOver.confirmTitle', { name: found.displayName }),
      text: <Brought found={found} />,
      confirmLabel: t('takeOver.join'),
      cancelLabel: t('takeOver.cancel'),
      closeLabel: t('takeOver.cancel'),
    })
    if (!isSure) return
    join.mutate(codes, {
      onSuccess: () => {
        setCodes(NO_CODES)
        setAsked(false)
        toasts.success(t('takeOver.joined'))
      },
      onError: (error) => toasts.error(errorText(toApiError(error))),
    })
  }
  return (
    <>
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
          disabled={isBusy}
        />
        <Button type="submit" variant="solid" busy={isBusy}>
          {t('takeOver.look')}
        </Button>
      </form>
      {question}
    </>
  )
}

function Brought({ found: { tokens, pathkeys, games, classes } }: { found: CardPreview }) {
  const t = useMessages(takeOverMessages)
  const names = new Intl.ListFormat(t.locale).format(classes)
  return (
    <>
      <p>{t('takeOver.brings')}</p>
      <ul>
        <li>{t('takeOver.xp', { count: tokens })}</li>
        <li>{t('takeOver.pathkeys', { count: pathkeys })}</li>
        <li>{t('takeOver.games', { count: games })}</li>
        <li>{t('takeOver.classes', { names })}</li>
      </ul>
      <p>{t('takeOver.once')}</p>
      <p>{t('takeOver.parents')}</p>
    </>
  )
}
