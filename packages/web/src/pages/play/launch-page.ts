import type { LtiLaunch } from '@pathquest/game-core/contracts'

export interface LaunchPageProps {
  launch: LtiLaunch
}
