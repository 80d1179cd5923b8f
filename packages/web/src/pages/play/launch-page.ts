import type { LtiLaunch } from '@pathquest/core/contracts'

export interface LaunchPageProps {
  launch: LtiLaunch
}
