/** `@pathquest/sdk/career-browser` */
export {
  CareerBrowser,
  type CareerBrowserProps,
  type CareerBrowserSlots,
  type CareerBrowserState,
  EMPTY_BROWSER_STATE,
  readBrowserState,
  writeBrowserState,
} from '../CareerBrowser'
