import type { LtiLaunch } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { playSoloMessages } from '../../../messages/en/play-solo'
import { titleOf } from '../frame/PlayFrame'

/** How students get into a game of their course: what to open there, since there is no code to show. */
export function EnterGame({ launch }: { launch: LtiLaunch }) {
  const t = useMessages(playSoloMessages)
  return (
    <div className="play-entry">
      <p>{t('solo.openHere')}</p>
      <p className="play-entry-place">
        {launch.course?.title && <span>{launch.course.title} › </span>}
        <b>{titleOf(launch)}</b>
      </p>
      <p>{t('solo.openText')}</p>
    </div>
  )
}
