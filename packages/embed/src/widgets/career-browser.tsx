import { ConnectedCareers } from '@pathquest/sdk/CareerBrowser/CareerBrowser'
import { CareerResults } from '@pathquest/sdk/CareerBrowser/CareerResults'
import { light as sheet } from '@pathquest/sdk/styles/widgets/career-browser.css'
import { useState } from 'react'
import { FootLater } from '../FootLater'
import { mountOf } from '../mount'
import type { WidgetProps } from '../Stage'
import { bring } from '../sheets'

/** The list comes with the widget: without it there is nothing to see. */
const results = { status: 'ready', exports: { CareerResults } } as const

/** Search, filters and details of all careers; a career's quest opens in the app. */
function CareerBrowserWidget({ options, api, headingLevel, emit, onReady, onError }: WidgetProps) {
  const { industry = '', sector = '' } = options
  const [stands, setStands] = useState(false)
  return (
    <div className="pq pq-panel">
      <ConnectedCareers
        // Another start is another browser.
        key={`${industry}/${sector}`}
        results={results}
        api={api}
        initialState={{ industry, sector }}
        headingLevel={headingLevel}
        exploreHref={({ id }) => `${api.origin}/careers?career=${encodeURIComponent(id)}`}
        onSelect={({ id, title }) => emit('select', { careerId: id, title })}
        onReady={() => {
          onReady()
          setStands(true)
        }}
        onError={onError}
      />
      <FootLater href={`${api.origin}/careers`} isNeeded={stands} />
    </div>
  )
}

bring('career-browser', sheet)
export const mount = mountOf(CareerBrowserWidget, 'career-browser')
