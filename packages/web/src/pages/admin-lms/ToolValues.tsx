import { useMessages } from '@pathquest/sdk/messages'
import { Card } from '@pathquest/sdk/ui'
import type { PlatformList } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { CopyValue } from './CopyValue'

const SHOWN = ['loginUrl', 'launchUrl', 'keysUrl', 'configUrl'] as const

/** What an administrator pastes into an LMS. */
export function ToolValues({ tool }: { tool: PlatformList['tool'] }) {
  const t = useMessages(adminLmsMessages)
  return (
    <Card title={t('adminLms.tool')}>
      <p className="pq-muted">{t('adminLms.toolNote')}</p>
      <dl className="admin-lms-values">
        {SHOWN.map((name) => (
          <CopyValue key={name} label={t(`adminLms.${name}`)} value={tool[name]} />
        ))}
      </dl>
    </Card>
  )
}
