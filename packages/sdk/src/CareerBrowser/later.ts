/** What the career browser fetches once its list stands, before anybody asks for it. */
export { CareerDialog } from './CareerDialog'
export { CareerSheet } from './CareerSheet'
