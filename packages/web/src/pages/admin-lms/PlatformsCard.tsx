import { Button, Card, EmptyState } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import type { Platform } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { PlatformItem } from './PlatformItem'
import { platformState } from './platform-state'
import { RegisterDialog } from './RegisterDialog'

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
