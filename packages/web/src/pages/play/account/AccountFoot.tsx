import type { LtiLaunch } from '@pathquest/core/contracts'
import { AccountLink } from './AccountLink'

/** At the end of a launch's page: the way to use one's own Pathquest account here. */
export function AccountFoot({ launch }: { launch: LtiLaunch }) {
  return <AccountLink launch={launch} />
}
