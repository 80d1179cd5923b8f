export { accountLinkRoutes } from './accounts/routes'
export { playLtiGameAgain } from './activities/game'
export { activityRoutes } from './activities/routes'
export { markLtiGameActive } from './activities/store'
export { deepLinkingRoutes } from './deep-linking/routes'
export { extraTimeRoutes } from './extra-times/routes'
export { queueScoresOfGame } from './grades/queue-scores'
export { gradeRoutes } from './grades/routes'
export { countGrades } from './grades/store/scores'
export { launchRoutes } from './launches/routes'
export { findLtiLaunchByToken } from './launches/store/launches'
export { isLeft } from './left-attempts/left-attempts'
export { listOpenAttempts } from './left-attempts/store'
export { makeLtiKeys } from './ltijs/keys'
export { loadLtijs } from './ltijs/provider'
export { refuseLaunch, sendProblemPage } from './pages/refusal'
export {
  deletePlatform,
  type PlatformAdminServices,
  platformsShown,
  registerPlatform,
  rotatePlatformKeys,
} from './platforms/platforms'
export { connectionRoutes, platformRoutes } from './platforms/routes'
export { toolUrls } from './registration/tool'
export { reviewRoutes } from './reviews/routes'
export { startLti } from './start-lti'
