import { toApiError } from '@pathquest/sdk/api/error'
import { refreshIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { EmptyState, type EmptyStateProps } from '@pathquest/ui/EmptyState'
import { useWebMessages } from '../messages'
import { useErrorText } from '../messages/use-error-text'

export interface LoadFailedProps extends Pick<EmptyStateProps, 'headingLevel' | 'title'> {
  /** A failed query. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** Shown instead of a page that could not be loaded: the error and a retry button. */
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

/** Once on a page that lists sets or pathkeys: why their texts are in another language. */
export function InEnglishNote() {
  const t = useWebMessages()
  return t.contentLang ? <p className="pq-muted">{t('app.inEnglish')}</p> : null
}
