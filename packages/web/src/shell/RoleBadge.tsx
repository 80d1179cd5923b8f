import type { UserType } from '@pathquest/game-core/accounts/account-choices'
import { useMessages } from '@pathquest/sdk/messages'
import { Badge } from '@pathquest/sdk/ui'
import { shellMessages } from '../messages/en/shell'

export interface RoleBadgeProps {
  userType: UserType
}

/** What somebody is, in the documented colours: `info` for a teacher, else `success`. */
export function RoleBadge({ userType }: RoleBadgeProps) {
  const t = useMessages(shellMessages)
  return (
    <Badge variant={userType === 'teacher' ? 'info' : 'success'}>{t(`role.${userType}`)}</Badge>
  )
}
