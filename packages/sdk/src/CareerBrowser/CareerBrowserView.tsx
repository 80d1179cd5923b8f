import type { CareerBrowserViewProps } from './browser-props'
import { CareerFrame } from './CareerFrame'
import { type CareerResultsProps, FoundCareers } from './FoundCareers'
import * as exports from './later'

const later = { status: 'ready', exports } as const
const Results = (props: CareerResultsProps) => <FoundCareers {...props} later={later} />

/** The career browser from its values alone. */
export const CareerBrowserView = (props: CareerBrowserViewProps) => (
  <CareerFrame {...props} Results={Results} />
)
