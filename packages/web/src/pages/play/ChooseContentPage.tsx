import { useNavigate } from 'react-router'
import { useReloadLaunch } from './lti-queries'
import { PlayPage } from './PlayFrame'
import type { LaunchPageProps } from './PlayRoutes'
import { PickerPage } from './picker/PickerPage'

/** A link whose content the LMS leaves open: the teacher chooses it here, once or anew. */
export function ChooseContentPage({ launch }: LaunchPageProps) {
  const navigate = useNavigate()
  const reload = useReloadLaunch()
  const chosen = async () => {
    await reload()
    navigate('/', { replace: true })
  }
  return (
    <PlayPage launch={launch}>
      <PickerPage mode="link_content" launch={launch} onChosen={() => void chosen()} />
    </PlayPage>
  )
}
