import { CareerBrowser } from '@pathquest/sdk/CareerBrowser/CareerBrowser'
import sheet from '@pathquest/sdk/styles/widgets/career-browser.css'
import { mountOf } from '../mount'
import { ProductFoot } from '../ProductFoot'
import type { WidgetProps } from '../Stage'
import { bring } from '../sheets'

/** Search, filters and details of all careers; a career's quest opens in the app. */
function CareerBrowserWidget({ options, api, headingLevel, emit, onReady, onError }: WidgetProps) {
  const { industry = '', sector = '' } = options
  return (
    <div className="pq pq-panel">
      <CareerBrowser
        // Another start is another browser.
        key={`${industry}/${sector}`}
        api={api}
        initialState={{ industry, sector }}
        headingLevel={headingLevel}
        exploreHref={({ id }) => `${api.origin}/careers?career=${encodeURIComponent(id)}`}
        onSelect={({ id, title }) => emit('select', { careerId: id, title })}
        onReady={onReady}
        onError={onError}
      />
      <ProductFoot href={`${api.origin}/careers`} />
    </div>
  )
}

bring('career-browser', sheet)
export const mount = mountOf(CareerBrowserWidget, 'career-browser')
