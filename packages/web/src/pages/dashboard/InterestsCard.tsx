import { buttonLook, Card, EmptyState, Loading } from '@pathquest/ui'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useInterests } from '../../api/careers'
import { interestsMessages } from '../../messages/en/interests'
import { RetryError } from '../../shell/RetryError'
import { MatchList } from '../interests/InterestResult'

/** As many as fit side by side. */
const SHOWN = 3

/** Careers from the interest match; before that a link to the survey. */
export function InterestsCard() {
  const t = useMessages(interestsMessages)
  return (
    <Card
      className="dashboard-interests"
      title={t('interests.cardTitle')}
      aside={
        <Link to="/interests" className="pq-link">
          {t('interests.toResult')}
        </Link>
      }
    >
      <Careers />
    </Card>
  )
}

function Careers() {
  const t = useMessages(interestsMessages)
  const ui = useMessages(uiMessages)
  const { data, isError, isFetching, refetch } = useInterests()
  if (data?.result?.matches.length) {
    return <MatchList matches={data.result.matches.slice(0, SHOWN)} />
  }
  if (data?.result) {
    return (
      <EmptyState
        title={t('interests.noMatches')}
        text={t(data.result.isLevel ? 'interests.levelHint' : 'interests.noMatchesHint')}
      />
    )
  }
  if (data) {
    return (
      <EmptyState
        title={t('interests.introTitle')}
        text={t('interests.cardInvite')}
        action={
          <Link to="/interests" {...buttonLook()}>
            {t(data.draft ? 'interests.goOn' : 'interests.start')}
          </Link>
        }
      />
    )
  }
  if (!isError) return <Loading text={ui('ui.loading')} />
  return (
    <RetryError busy={isFetching} onRetry={() => void refetch()}>
      {t('interests.loadFailed')}
    </RetryError>
  )
}
