import { PlayPage } from '../frame/PlayFrame'
import type { LaunchPageProps } from '../launch-page'
import { PickerPage } from './PickerPage'

/** The LMS asks for content: the picker answers it. */
export function DeepLinkingPage({ launch }: LaunchPageProps) {
  return (
    <PlayPage launch={launch}>
      <PickerPage mode="deep_linking" launch={launch} />
    </PlayPage>
  )
}
