import { GAMING_INDUSTRY } from '@pathquest/game-core/careers/careers'
import { CareerBrowser } from '@pathquest/sdk/CareerBrowser'
import { useMessages } from '@pathquest/sdk/messages'
import { useRef, useState } from 'react'
import { api } from '../../api/client'
import { usePageTitle } from '../../app/page-title'
import { careersPageMessages } from '../../messages/en/careers'
import { useBrowserAddress } from './use-browser-address'
import { useExplore } from './use-explore'

/** /careers: the career browser in the app's frame, its state in the address. */
export function CareersPage() {
  const t = useMessages(careersPageMessages)
  const [state, onStateChange] = useBrowserAddress()
  const [isReady, setReady] = useState(false)
  const explore = useExplore()
  const latest = useRef(state)
  latest.current = state
  const isGaming = isReady && state.industry === GAMING_INDUSTRY
  usePageTitle(t(isGaming ? 'careersPage.titleGaming' : 'careersPage.title'))
  return (
    <div className="pq-page">
      <CareerBrowser
        api={api}
        headingLevel={1}
        state={state}
        onStateChange={onStateChange}
        onReady={() => setReady(true)}
        onExplore={async (career) => {
          // A toast lies below a modal dialog, out of reach: the dialog makes room for it.
          const hasStarted = await explore(career.id)
          if (hasStarted || latest.current.career !== career.id) return
          onStateChange({ ...latest.current, career: null })
        }}
      />
    </div>
  )
}
