import { toApiError } from '@pathquest/sdk/api/error'
import { Button, EmptyState, type EmptyStateProps } from '@pathquest/ui'
import { refreshIcon } from '@pathquest/ui/art/icons'
import { useWebMessages } from '../messages'
import { useErrorText } from '../messages/use-error-text'

export interface LoadFailedProps extends Pick<EmptyStateProps, 'headingLevel' | 'title'> {
  /** What a query holds once it has failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** What stands in place of a page that could not be loaded: why, and another try. */
export function LoadFailed({ query, ...heading }: LoadFailedProps) {
  const t = useWebMessages()
  const errorText = useErrorText()
  return (
    <EmptyState
      {...heading}
      text={errorText(toApiError(query.error))}
      action={
        <Button icon={refreshIcon} busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('app.tryAgain')}
        </Button>
      }
    />
  )
}

/** Once on a page that lists sets or pathkeys: why their texts are in another language than it is. */
export function InEnglishNote() {
  const t = useWebMessages()
  return t.contentLang ? <p className="pq-muted">{t('app.inEnglish')}</p> : null
}
