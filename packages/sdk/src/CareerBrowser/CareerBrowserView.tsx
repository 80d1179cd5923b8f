import type { CareerBrowserViewProps } from './browser-props'
import { CareerFrame } from './CareerFrame'
import { FoundCareers } from './FoundCareers'
import * as exports from './later'

const later = { status: 'ready', exports } as const

/** The career browser from its values alone. */
export const CareerBrowserView = (props: CareerBrowserViewProps) => (
  <CareerFrame {...props} Results={FoundCareers} later={later} />
)
