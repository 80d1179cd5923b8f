import { CareerBrowser } from '@pathquest/sdk/CareerBrowser/CareerBrowser'
import careerCard from '@pathquest/sdk/styles/career-card.css?inline'
import careers from '@pathquest/sdk/styles/careers.css?inline'
import badge from '@pathquest/ui/styles/badge.css?inline'
import button from '@pathquest/ui/styles/button.css?inline'
import card from '@pathquest/ui/styles/card.css?inline'
import empty from '@pathquest/ui/styles/empty.css?inline'
import field from '@pathquest/ui/styles/field.css?inline'
import inlineError from '@pathquest/ui/styles/inline-error.css?inline'
import { useState } from 'react'
import { createMount } from '../mount'
import { ProductFoot } from '../ProductFoot'
import type { WidgetProps } from '../Stage'
import { useSheets } from '../sheets/use-sheets'

/** The sheets, in the order of the sdk’s index.css. */
const sheets = [button, field, badge, card, empty, inlineError, careers, careerCard]

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
