export type { Loaded } from '../hooks/use-loaded'
export type { CareerBrowserSlots, CareerBrowserViewProps } from './browser-props'
export {
  type CareerBrowserState,
  EMPTY_BROWSER_STATE,
  readBrowserState,
  writeBrowserState,
} from './browser-state'
export { CareerBrowser, type CareerBrowserProps } from './CareerBrowser'
export { CareerBrowserView } from './CareerBrowserView'
