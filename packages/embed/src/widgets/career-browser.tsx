import { CareerBrowser } from '@pathquest/sdk/CareerBrowser/CareerBrowser'
import { useState } from 'react'
import { createMount } from '../mount'
import { ProductFoot } from '../ProductFoot'
import type { WidgetProps } from '../Stage'
import { sheets } from '../sheets/career-browser'
import { useSheets } from '../sheets/use-sheets'

const loadDetailsSheets = () => import('../sheets/career-details')

/** Search, filters and details of all careers; a career's quest opens in the app. */
function CareerBrowserWidget(props: WidgetProps) {
  const { options, api, headingLevel, emit, onReady, onError, setSheets } = props
  const { industry = '', sector = '' } = options
  const [isShown, setShown] = useState(false)
  useSheets(setSheets, sheets, loadDetailsSheets, isShown)
  return (
    <div className="pq pq-panel">
      <CareerBrowser
        // Another initial state makes another browser.
        key={`${industry}/${sector}`}
        api={api}
        initialState={{ industry, sector }}
        headingLevel={headingLevel}
        exploreHref={({ id }) => `${api.origin}/careers?career=${encodeURIComponent(id)}`}
        onSelect={({ id, title }) => emit('select', { careerId: id, title })}
        onReady={() => {
          onReady()
          setShown(true)
        }}
        onError={onError}
      />
      <ProductFoot href={`${api.origin}/careers`} />
    </div>
  )
}

export const mount = createMount(CareerBrowserWidget, sheets)
