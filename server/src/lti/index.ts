export { accountLinkRoutes } from './accounts/routes'
export { playLtiGameAgain } from './activities/game'
export { activityRoutes } from './activities/routes'
export { deepLinkingRoutes } from './deep-linking/routes'
export { queueScoresOfGame } from './grades/queue-scores'
export { gradeRoutes } from './grades/routes'
export { launchRoutes } from './launches/routes'
export { findLtiLaunchByToken } from './launches/store/launches'
export { makeLtiKeys } from './ltijs/keys'
export { loadLtijs } from './ltijs/provider'
export {
  type Administering,
  deletePlatform,
  platformsShown,
  registerPlatform,
  rotatePlatformKeys,
} from './platforms/platforms'
export { platformRoutes } from './platforms/routes'
export { toolUrls } from './registration/tool'
export { startLti } from './start-lti'
