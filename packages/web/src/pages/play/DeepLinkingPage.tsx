import type { LaunchPageProps } from './launch-page'
import { PlayPage } from './PlayFrame'
import { PickerPage } from './picker/PickerPage'

/** The LMS asks for content: the picker answers it. */
export function DeepLinkingPage({ launch }: LaunchPageProps) {
  return (
    <PlayPage launch={launch}>
      <PickerPage mode="deep_linking" launch={launch} />
    </PlayPage>
  )
}
