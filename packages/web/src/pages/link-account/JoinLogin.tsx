import type { AccountLinkPreview } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Checkbox, InlineError, Loading, Signpost } from '@pathquest/ui'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useLinkAccount, useLinkPreview } from '../../api/account-links'
import { isWorthRetrying } from '../../api/query-client'
import { linkAccountMessages } from '../../messages/en/link-account'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { AuthFrame } from '../../shell/AuthFrame'
import { RetryError } from '../../shell/RetryError'
import { TwoSides, WhatComes } from './TwoSides'

export interface JoinLoginProps {
  code: string
  onDone: () => void
  onCancel: () => void
}

/** Both sides, what comes over, and an explicit yes. */
export function JoinLogin({ code, onDone, onCancel }: JoinLoginProps) {
  const t = useMessages(linkAccountMessages)
  const ui = useMessages(uiMessages)
  const errorText = useErrorText()
  const preview = useLinkPreview(code)
  if (preview.data) {
    return <JoinForm preview={preview.data} code={code} onDone={onDone} onCancel={onCancel} />
  }
  return (
    <AuthFrame title={t('link.signInTitle')}>
      {preview.error ? (
        <>
          <RetryError
            onRetry={isWorthRetrying(preview.error) ? () => void preview.refetch() : undefined}
          >
            {errorText(toApiError(preview.error))}
          </RetryError>
          <Button full onClick={onCancel}>
            {t('link.title')}
          </Button>
        </>
      ) : (
        <Loading text={ui('ui.loading')} />
      )}
    </AuthFrame>
  )
}

function JoinForm({
  preview,
  code,
  onDone,
  onCancel,
}: JoinLoginProps & { preview: AccountLinkPreview }) {
  const t = useMessages(linkAccountMessages)
  const errorText = useErrorText()
  const { signOut, refresh } = useSession()
  const link = useLinkAccount()
  const [isBoth, setBoth] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isBoth) return
    link.mutate(
      { code },
      {
        onSuccess: () => {
          void refresh()
          onDone()
        },
      },
    )
  }
  if (preview.isLinked) {
    return (
      <AuthFrame title={t('link.doneTitle')}>
        <p>{t('link.alreadyText')}</p>
        <Button full onClick={onCancel}>
          {t('link.title')}
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('link.joinTitle')}>
      <form className="pq-auth-form" onSubmit={submit} noValidate>
        <TwoSides preview={preview} />
        <button type="button" className="pq-link link-other" onClick={() => void signOut()}>
          {t('link.notYou')}
        </button>
        <WhatComes joins={preview.joins} />
        <p className="pq-muted">{t('link.after')}</p>
        <p className="link-warning">{t('link.warning')}</p>
        <Checkbox
          label={t('link.both')}
          checked={isBoth}
          onChange={setBoth}
          error={isAsked && !isBoth ? t('link.bothError') : undefined}
        />
        {link.error && <InlineError>{errorText(toApiError(link.error))}</InlineError>}
        <div className="link-actions">
          <Button onClick={onCancel}>{t('link.notNow')}</Button>
          <Signpost type="submit" busy={link.isPending}>
            {t(link.isPending ? 'link.joining' : 'link.join')}
          </Signpost>
        </div>
      </form>
    </AuthFrame>
  )
}
