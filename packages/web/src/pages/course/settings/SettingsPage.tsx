import type { LtiContent, LtiLaunch, LtiSettings } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, Card, InlineError, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { activitySettingsMessages } from '../../../messages/en/activity-settings'
import { useErrorText } from '../../../messages/use-error-text'
import { RetryError } from '../../../shell/RetryError'
import { toasts } from '../../../shell/Toasts'
import type { LaunchPageProps } from '../destination'
import { CoursePage } from '../frame/CourseFrame'
import { ActivitySettingsForm } from './ActivitySettingsForm'
import { useChangeSettings, useSettings } from './settings-queries'

/** Opened from the teacher's page of an activity: how it is played and graded from now on. */
export function SettingsPage({ launch }: LaunchPageProps) {
  const t = useMessages(activitySettingsMessages)
  return (
    <CoursePage launch={launch}>
      <div className="play-narrow">
        <Card headingLevel={1} title={t('activitySettings.title')}>
          <p className="pq-muted">{t('activitySettings.text')}</p>
          {launch.content && <Settings content={launch.content} home={homeOf(launch)} />}
        </Card>
      </div>
    </CoursePage>
  )
}

/** A gradebook may have opened another page first. */
const homeOf = ({ review }: LtiLaunch): string => (review?.studentId ? '/activity' : '/')

function Settings({ content, home }: { content: LtiContent; home: string }) {
  const t = useMessages(activitySettingsMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const formId = useId()
  const { data, error, isFetching, refetch } = useSettings()
  const change = useChangeSettings()
  const save = (settings: LtiSettings | null) =>
    change.mutate(
      { settings },
      {
        onSuccess: () => {
          toasts.success(t('activitySettings.saved'))
          navigate(home)
        },
      },
    )
  if (!data && error)
    return (
      <RetryError busy={isFetching} onRetry={() => void refetch()}>
        {errorText(toApiError(error))}
      </RetryError>
    )
  // Changes by another teacher are fetched before anything can be edited.
  if (!data || (isFetching && !change.isPending)) {
    return <Loading text={t('activitySettings.loading')} />
  }
  return (
    <>
      <ActivitySettingsForm id={formId} content={content} answer={data} onSave={save} />
      {change.error && <InlineError>{errorText(toApiError(change.error))}</InlineError>}
      <div className="pq-row activity-settings-foot">
        <Button variant="primary" type="submit" form={formId} busy={change.isPending}>
          {t('activitySettings.save')}
        </Button>
        <Link to={home} {...buttonLook()}>
          {t('activitySettings.cancel')}
        </Link>
        {data.isChanged && (
          <Button variant="ghost" disabled={change.isPending} onClick={() => save(null)}>
            {t('activitySettings.asInLms')}
          </Button>
        )}
      </div>
    </>
  )
}
