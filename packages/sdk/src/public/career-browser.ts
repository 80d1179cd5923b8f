/** `@pathquest/sdk/career-browser` */

export type { CareerSort } from '@pathquest/game-core/careers'
export {
  CareerBrowser,
  type CareerBrowserProps,
  type CareerBrowserSlots,
  type CareerBrowserState,
  EMPTY_BROWSER_STATE,
  readBrowserState,
  writeBrowserState,
} from '../CareerBrowser'
export type { HeadingLevel } from '../ui/Card'
