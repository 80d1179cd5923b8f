/** `@pathquest/sdk/career-browser` */

export type { CareerSort } from '@pathquest/core/careers/careers'
export type { HeadingLevel } from '@pathquest/ui/Card'
export type { CareerBrowserSlots, CareerExtra, CareerSelection } from './browser-props'
export {
  type CareerBrowserState,
  EMPTY_BROWSER_STATE,
  readBrowserState,
  writeBrowserState,
} from './browser-state'
export { CareerBrowser, type CareerBrowserProps } from './CareerBrowser'
