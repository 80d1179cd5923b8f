import { Badge, type BadgeVariant, Button, Card, EmptyState } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronDownIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import type { Platform } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { PlatformDetails } from './PlatformDetails'
import { isUsed, platformState } from './PlatformFields'
import { RegisterDialog } from './RegisterDialog'

const BADGE: Record<ReturnType<typeof platformState>, BadgeVariant> = {
  active: 'success',
  waiting: 'warning',
  stopped: 'default',
}

/** One platform, with expandable details. */
function PlatformItem({ platform }: { platform: Platform }) {
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

/** All platforms; those that wait for approval come first. */
export function PlatformsCard({ platforms }: { platforms: readonly Platform[] }) {
  const t = useMessages(adminLmsMessages)
  const [isAdding, setAdding] = useState(false)
  const isWaiting = (platform: Platform) => platformState(platform) === 'waiting'
  const sorted = [
    ...platforms.filter(isWaiting),
    ...platforms.filter((platform) => !isWaiting(platform)),
  ]
  const add = (
    <Button variant={platforms.length === 0 ? 'default' : 'solid'} onClick={() => setAdding(true)}>
      {t('adminLms.add')}
    </Button>
  )
  return (
    <Card title={t('adminLms.platforms')} aside={platforms.length > 0 && add}>
      {sorted.length === 0 ? (
        <EmptyState title={t('adminLms.empty')} text={t('adminLms.emptyText')} action={add} />
      ) : (
        <ul className="admin-lms-platforms">
          {sorted.map((platform) => (
            <PlatformItem key={platform.id} platform={platform} />
          ))}
        </ul>
      )}
      <RegisterDialog open={isAdding} onClose={() => setAdding(false)} />
    </Card>
  )
}
