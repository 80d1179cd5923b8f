import type { ParentList } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Loading, useConfirm } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useParents, useUnlinkParent } from '../../api/families'
import { formatDay } from '../../formats'
import { parentCodeMessages } from '../../messages/en/parent-code'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'

/** The parents who see this student's progress, each with an unlink button. */
export function LinkedParents() {
  const t = useMessages(parentCodeMessages)
  const { data, error, refetch, isFetching } = useParents()
  if (data?.length === 0) return <p className="pq-muted">{t('parentCode.nobody')}</p>
  if (data) {
    return (
      <ul className="parent-code-list">
        {data.map((parent) => (
          <LinkedParent key={parent.id} parent={parent} />
        ))}
      </ul>
    )
  }
  if (!error) return <Loading text={t('parentCode.loading')} />
  return (
    <RetryError busy={isFetching} onRetry={() => void refetch()}>
      {t('parentCode.loadFailed')}
    </RetryError>
  )
}

function LinkedParent({ parent }: { parent: ParentList['parents'][number] }) {
  const t = useMessages(parentCodeMessages)
  const { locale } = useLanguage()
  const errorText = useErrorText()
  const unlink = useUnlinkParent()
  const [confirm, question] = useConfirm()
  const name = parent.displayName
  const ask = async () => {
    const isSure = await confirm({
      title: t('parentCode.unlinkTitle', { name }),
      text: <p>{t('parentCode.unlinkText')}</p>,
      confirmLabel: t('parentCode.unlink'),
      cancelLabel: t('parentCode.keep'),
      closeLabel: t('parentCode.close'),
    })
    if (!isSure) return
    // By its promise: this row is gone when the callbacks of `mutate` would be called.
    await unlink.mutateAsync(parent.id).then(
      () => toasts.success(t('parentCode.unlinked')),
      (error) => toasts.error(errorText(toApiError(error))),
    )
  }
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="pq-muted">
          {t('parentCode.since', { date: formatDay(parent.linkedAt, locale) })}
        </span>
      </span>
      <Button
        size="sm"
        busy={unlink.isPending}
        aria-label={t('parentCode.unlinkName', { name })}
        onClick={() => void ask()}
      >
        {t('parentCode.unlink')}
      </Button>
      {question}
    </li>
  )
}
