import type { CareerBrowserViewProps } from './browser-props'
import { CareerFrame } from './CareerFrame'
import { CareerResults } from './CareerResults'

/** The career browser from its values alone. */
export const CareerBrowserView = (props: CareerBrowserViewProps) => (
  <CareerFrame {...props} Results={CareerResults} />
)
