import type { AccountLinkPreview } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Badge, Button, Checkbox, InlineError, Loading, Signpost } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { linkIcon } from '@pathquest/ui/art/page-icons'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useLinkAccount, useLinkPreview } from '../../api/account'
import { isWorthRetrying } from '../../api/retries'
import { linkAccountMessages } from '../../messages/en/link-account'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { AuthFrame } from '../../shell/AuthFrame'
import { RetryError } from '../../shell/RetryError'

/** The user's identity in the course, and in the account. */
function TwoSides({ preview: { course, account } }: { preview: AccountLinkPreview }) {
  const t = useMessages(linkAccountMessages)
  return (
    <div className="link-sides">
      <section className="link-side">
        <h2>{t('link.inCourse')}</h2>
        <b>{course.displayName}</b>
        <span className="pq-muted">
          {course.title
            ? t('link.courseAt', { course: course.title, platform: course.platformName })
            : course.platformName}
        </span>
        <Badge variant="outline">{t(`link.${course.role}`)}</Badge>
      </section>
      <span className="link-mark">
        <Icon icon={linkIcon} />
      </span>
      <section className="link-side">
        <h2>{t('link.inAccount')}</h2>
        <b>{account.displayName}</b>
        {account.email && <span className="pq-muted">{account.email}</span>}
        <Badge variant="outline">{t(`link.${account.userType}`)}</Badge>
      </section>
    </div>
  )
}

/** What the course login contributes. */
function MovedData({ joins }: { joins: AccountLinkPreview['joins'] }) {
  const t = useMessages(linkAccountMessages)
  const { tokens, pathkeys, games, hostedGames } = joins
  const parts = [
    tokens > 0 && t('link.xp', { count: tokens }),
    pathkeys > 0 && t('link.pathkeys', { count: pathkeys }),
    games > 0 && t('link.games', { count: games }),
    hostedGames > 0 && t('link.hosted', { count: hostedGames }),
  ].filter((part) => part !== false)
  return (
    <section>
      <h2 className="link-comes">{t('link.comes')}</h2>
      {parts.length === 0 ? (
        <p>{t('link.nothing')}</p>
      ) : (
        <ul className="link-parts">
          {parts.map((part) => (
            <li key={part}>
              <Badge>{part}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface JoinLoginProps {
  code: string
  onDone: () => void
  onCancel: () => void
}

/** Both sides, what is moved, and an explicit confirmation. */
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
        <MovedData joins={preview.joins} />
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
