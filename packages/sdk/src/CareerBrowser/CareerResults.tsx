import type { CareerResultsProps } from './FoundCareers'
import { FoundCareers } from './FoundCareers'
import { useLater } from './use-later'

/** The careers in the order they came, and once their second part is here all there is to find. */
export const CareerResults = (props: CareerResultsProps) => (
  <FoundCareers {...props} later={useLater()} />
)
