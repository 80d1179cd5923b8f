import { toApiError } from '@pathquest/sdk/api/error'
import { buttonLook, Card, EmptyState, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useChildren } from '../../api/families'
import { childrenMessages } from '../../messages/en/children'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { ChildFigures } from '../children/ChildCard'

/** On a parent's dashboard: a card for each linked child, or how to link one. */
export function ChildrenCards() {
  const t = useMessages(childrenMessages)
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useChildren()
  if (!data && error) {
    return (
      <RetryError busy={isFetching} onRetry={() => void refetch()}>
        {`${t('children.loadFailed')}. ${errorText(toApiError(error))}`}
      </RetryError>
    )
  }
  if (!data) return <Loading text={t('children.loading')} />
  if (data.length === 0) {
    return (
      <Card title={t('children.title')}>
        <EmptyState
          title={t('children.none')}
          text={t('children.noneText')}
          action={
            <Link to="/children" {...buttonLook()}>
              {t('children.linkTitle')}
            </Link>
          }
        />
      </Card>
    )
  }
  return (
    <div className="dashboard-columns">
      {data.map((child) => (
        <Card
          key={child.id}
          title={child.displayName}
          aside={
            <Link
              to={`/children#${child.id}`}
              className="pq-link"
              aria-label={t('children.detailsOf', { name: child.displayName })}
            >
              {t('children.details')}
            </Link>
          }
        >
          <ChildFigures child={child} />
        </Card>
      ))}
    </div>
  )
}
