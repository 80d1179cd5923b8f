import { buttonLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useNavigate } from 'react-router'
import { playMessages } from '../../../messages/en/play'
import { PlayPage } from '../frame/PlayFrame'
import type { LaunchPageProps } from '../launch-page'
import { useReloadLaunch } from '../lti-queries'
import { PickerPage } from './PickerPage'

/** A link whose content the LMS leaves open: the teacher chooses it here, once or anew. */
export function ChooseContentPage({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  const navigate = useNavigate()
  const reload = useReloadLaunch()
  const chosen = async () => {
    await reload()
    navigate('/', { replace: true })
  }
  return (
    <PlayPage launch={launch}>
      {launch.content && (
        <p>
          <Link to="/" {...buttonLook({ size: 'sm', variant: 'ghost' })}>
            <Icon icon={chevronLeftIcon} />
            {t('play.back')}
          </Link>
        </p>
      )}
      <PickerPage mode="link_content" launch={launch} onChosen={() => void chosen()} />
    </PlayPage>
  )
}
