import { GAMING_INDUSTRY } from '@pathquest/core/careers/careers'
import {
  CareerBrowser,
  type CareerBrowserSlots,
  type CareerExtra,
} from '@pathquest/sdk/CareerBrowser'
import { useMessages } from '@pathquest/ui/messages'
import { useMemo, useRef, useState } from 'react'
import { api } from '../../api/client'
import { careersPageMessages } from '../../messages/en/careers'
import { usePageTitle } from '../../shell/navigation'
import { CareerActions, NeedsAccount } from './CareerActions'
import {
  CareerLists,
  careerSelection,
  NothingListed,
  ReaderProvider,
  useReadCareers,
} from './CareerLists'
import { CompareTray } from './CompareTray'
import { useEarlyInput } from './early-input'
import { useFirstCareers } from './first-careers'
import { Industries } from './Industries'
import { SurpriseMe } from './SurpriseMe'
import { useBrowserAddress, useExplore } from './use-explore'
import './careers.css'

/** A stable function: each card is rendered once. */
const actions: CareerExtra = (career) => <CareerActions career={career} />

const industries: CareerBrowserSlots['start'] = (industries, change) => (
  <Industries industries={industries} onChoose={(industry) => change({ industry })} />
)

/** /careers: the career browser in the app's frame, its state in the URL. */
export function CareersPage() {
  const t = useMessages(careersPageMessages)
  const { state, onStateChange, list, onListChange } = useBrowserAddress()
  useEarlyInput(state, onStateChange)
  const [isReady, setReady] = useState(false)
  const explore = useExplore()
  const latest = useRef(state)
  latest.current = state
  const isGaming = isReady && state.industry === GAMING_INDUSTRY
  usePageTitle(t(isGaming ? 'careersPage.titleGaming' : 'careersPage.title'))
  const first = useFirstCareers()
  const reader = useReadCareers(list)
  const only = useMemo(
    () => careerSelection(list, reader, list !== 'all' && <NothingListed list={list} />),
    [list, reader],
  )
  return (
    <div className="pq-page">
      <NeedsAccount>
        <ReaderProvider value={reader}>
          <CareerBrowser
            api={api}
            headingLevel={1}
            state={state}
            onStateChange={onStateChange}
            initialList={first}
            onReady={() => setReady(true)}
            above={
              <CareerLists list={list} onChange={onListChange}>
                {list === 'all' && (
                  <SurpriseMe
                    searched={state}
                    onPick={(career) => onStateChange({ ...latest.current, career })}
                  />
                )}
              </CareerLists>
            }
            start={industries}
            only={only}
            extra={actions}
            onExplore={async (career) => {
              // A toast would be below a modal dialog, out of reach: the dialog is closed first.
              const hasStarted = await explore(career.id)
              if (hasStarted || latest.current.career !== career.id) return
              onStateChange({ ...latest.current, career: null })
            }}
          />
        </ReaderProvider>
        <CompareTray />
      </NeedsAccount>
    </div>
  )
}
