/** What the career browser fetches once its first cards stand, before anybody asks for it. */
export { CareerCredits } from './CareerCredits'
export { CareerDialog } from './CareerDialog'
export { CareerSheet } from './CareerSheet'
export { choicesOf } from './choices'
export { FilterChips } from './FilterChips'
export { foundCareers } from './found-careers'
export { MoreCareers } from './MoreCareers'
export { NoneFound } from './NoneFound'
