import type { AccountLinkList } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, EmptyState, Loading, useConfirm } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { successIcon } from '@pathquest/ui/art/icons'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { useAccountLinks, useUnlinkAccount } from '../../api/account'
import { linkAccountMessages } from '../../messages/en/link-account'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'
import './course-logins.css'

type AccountLink = AccountLinkList['links'][number]

/** The course logins of this account: listed, and can be unlinked. */
export function CourseLogins({ hasJoined }: { hasJoined: boolean }) {
  const t = useMessages(linkAccountMessages)
  const ui = useMessages(uiMessages)
  const { data, error, refetch } = useAccountLinks()
  if (!data && error) {
    return <RetryError onRetry={() => void refetch()}>{t('link.loadFailed')}</RetryError>
  }
  if (!data) return <Loading text={ui('ui.loading')} />
  if (data.length === 0) {
    return <EmptyState headingLevel={3} title={t('link.none')} text={t('link.noneHint')} />
  }
  return (
    <>
      {hasJoined && (
        <section className="link-done" role="status">
          <Icon icon={successIcon} />
          <div>
            <h3>{t('link.doneTitle')}</h3>
            <p>{t('link.doneText')}</p>
          </div>
        </section>
      )}
      <ul className="link-list">
        {data.map((link) => (
          <li key={link.id} className="pq-card">
            <LinkRow link={link} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LinkRow({ link }: { link: AccountLink }) {
  const t = useMessages(linkAccountMessages)
  const errorText = useErrorText()
  const unlink = useUnlinkAccount()
  const [confirm, question] = useConfirm()
  const name = link.platformName
  const part = async () => {
    const isSure = await confirm({
      title: t('link.unlinkTitle', { name }),
      text: <p>{t('link.unlinkText')}</p>,
      confirmLabel: t('link.unlink'),
      cancelLabel: t('link.unlinkKeep'),
      closeLabel: t('link.close'),
    })
    if (!isSure) return
    // By its promise: this row is gone when the callbacks of `mutate` would be called.
    await unlink.mutateAsync(link.id).then(
      () => toasts.success(t('link.unlinked')),
      (error) => toasts.error(errorText(toApiError(error))),
    )
  }
  return (
    <>
      <div className="link-row">
        <div className="link-row-text">
          <b>{name}</b>
          {link.courses.length > 0 && <span>{link.courses.join(', ')}</span>}
          <span className="pq-muted">
            {t('link.since', {
              date: new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium' }).format(
                link.createdAt,
              ),
            })}
          </span>
        </div>
        <Button
          busy={unlink.isPending}
          aria-label={t('link.unlinkName', { name })}
          onClick={() => void part()}
        >
          {t('link.unlink')}
        </Button>
      </div>
      {question}
    </>
  )
}
