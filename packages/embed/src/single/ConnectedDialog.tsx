/** What opens in Pathquest needs no details here. */
export { CareerDialog as ConnectedDialog } from './CareerDialog'
