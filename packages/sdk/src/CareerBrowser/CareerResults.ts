/** What shows the careers, fetched beside them. */
export { FoundCareers as CareerResults } from './FoundCareers'
