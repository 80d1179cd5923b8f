import { Badge, type BadgeVariant } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronDownIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import type { Platform } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { PlatformDetails } from './PlatformDetails'
import { platformState } from './platform-state'
import { isUsed } from './register-form'

const BADGE: Record<ReturnType<typeof platformState>, BadgeVariant> = {
  active: 'success',
  waiting: 'warning',
  stopped: 'default',
}

/** One platform; its details open below it. */
export function PlatformItem({ platform }: { platform: Platform }) {
  const t = useMessages(adminLmsMessages)
  const { name, issuer, clientId, uses } = platform
  const state = platformState(platform)
  return (
    <li className="admin-lms-platform" data-state={state}>
      <details open={state === 'waiting'}>
        <summary>
          <span className="admin-lms-platform-main">
            <b>{name}</b>
            <span className="admin-lms-platform-note">{issuer}</span>
            <span className="admin-lms-platform-note">
              {t('adminLms.clientId', { id: clientId })}
            </span>
            <span className="admin-lms-platform-note">
              {isUsed(platform) ? t('adminLms.uses', uses) : t('adminLms.unused')}
            </span>
          </span>
          <Badge variant={BADGE[state]}>{t(`adminLms.${state}`)}</Badge>
          <Icon icon={chevronDownIcon} />
        </summary>
        <PlatformDetails platform={platform} />
      </details>
    </li>
  )
}
