import type { LtiLaunch } from '@pathquest/game-core/contracts'

/** At the end of a launch's page: the way to use one's own Pathquest account here. */
export function AccountFoot(_: { launch: LtiLaunch }) {
  return null
}
