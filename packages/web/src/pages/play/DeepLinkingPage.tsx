import { PlayPage } from './PlayFrame'
import type { LaunchPageProps } from './PlayRoutes'
import { PickerPage } from './picker/PickerPage'

/** The LMS asks for content: the picker answers it. */
export function DeepLinkingPage({ launch }: LaunchPageProps) {
  return (
    <PlayPage launch={launch}>
      <PickerPage mode="deep_linking" launch={launch} />
    </PlayPage>
  )
}
