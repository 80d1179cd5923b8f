export {
  type CareerBrowserState,
  EMPTY_BROWSER_STATE,
  readBrowserState,
  writeBrowserState,
} from './browser-state'
export { CareerBrowser, type CareerBrowserProps } from './CareerBrowser'
export {
  type CareerBrowserSlots,
  CareerBrowserView,
  type CareerBrowserViewProps,
} from './CareerBrowserView'
export type { Loaded } from './loaded'
