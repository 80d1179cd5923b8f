export { accountLinkRoutes } from './accounts/routes'
export { playLtiGameAgain } from './activities/game'
export { ltiRoutes } from './activities/routes'
export { ltiPickerRoutes } from './deep-linking/picker-routes'
export { queueScoresOfGame } from './grades/queue-scores'
export { ltiGradeRoutes } from './grades/routes'
export { findLtiLaunchByToken } from './launches/store/launches'
export { makeLtiKeys } from './ltijs/keys'
export {
  type Administering,
  forgetPlatform,
  platformsShown,
  registerPlatform,
  rotatePlatformKeys,
} from './platforms/platforms'
export { adminLtiRoutes } from './platforms/routes'
export { toolUrls } from './registration/tool'
export { startLti } from './start-lti'
