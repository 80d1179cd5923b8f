import { CareerBrowser } from '@pathquest/sdk/CareerBrowser'
import { buttonLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useMatch } from 'react-router'
import { api } from '../../../api/client'
import { playMessages } from '../../../messages/en/play'
import { useBrowserAddress } from '../../careers/use-explore'
import { AccountFoot } from '../account/AccountLink'
import type { LaunchPageProps } from '../destination'
import { CoursePage } from '../frame/CourseFrame'

/** The career browser as an activity; exploring a career continues in the app itself. */
export function CareersFrame({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  const { state, onStateChange } = useBrowserAddress()
  // Besides another activity: opened from the collection.
  const isBeside = useMatch('/careers') !== null
  return (
    <CoursePage launch={launch}>
      {isBeside && (
        <div>
          <Link to="/" {...buttonLook()}>
            {t('play.back')}
          </Link>
        </div>
      )}
      <CareerBrowser
        api={api}
        headingLevel={1}
        state={state}
        onStateChange={onStateChange}
        exploreHref={({ id }) => `/careers?career=${encodeURIComponent(id)}`}
        foot={<p className="pq-muted play-small">{t('play.openCareer')}</p>}
      />
      <AccountFoot launch={launch} />
    </CoursePage>
  )
}
