import type { UserType } from '@pathquest/core/accounts/account-choices'
import { Badge } from '@pathquest/ui/Badge'
import { useMessages } from '@pathquest/ui/messages'
import { navigationMessages } from '../messages/en/navigation'

/** The first letter of a name on pine. */
export function Avatar({ name }: { name: string }) {
  const [initial = 'U'] = name.trim()
  return (
    <span className="pq-avatar" aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  )
}

interface RoleBadgeProps {
  userType: UserType
}

/** A user's role, in the documented colours: `info` for a teacher, else `success`. */
export function RoleBadge({ userType }: RoleBadgeProps) {
  const t = useMessages(navigationMessages)
  return (
    <Badge variant={userType === 'teacher' ? 'info' : 'success'}>{t(`role.${userType}`)}</Badge>
  )
}
