import { toApiError } from '@pathquest/sdk/api/error'
import { Button } from '@pathquest/ui'
import { editIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { type Platform, useUpdatePlatform } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'
import { ConnectionTest } from './ConnectionTest'
import { DeploymentsEditor } from './DeploymentsEditor'
import { EditDialog } from './EditDialog'
import { FrameOriginsEditor } from './FrameOriginsEditor'
import { ManagePlatform } from './ManagePlatform'
import { isElsewhere, platformState } from './PlatformFields'
import { CopyValue } from './ToolValues'

const ADDRESSES = ['authUrl', 'tokenUrl', 'jwksUrl'] as const

/** Everything about one platform, and its actions. */
export function PlatformDetails({ platform }: { platform: Platform }) {
  const t = useMessages(adminLmsMessages)
  const { issuer, clientId, tokenAudience } = platform
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="admin-lms-details">
      <Approval platform={platform} />
      <section>
        <h3>{t('adminLms.values')}</h3>
        <dl className="admin-lms-values">
          <CopyValue label={t('adminLms.issuer')} value={issuer} />
          <CopyValue label={t('adminLms.clientIdLabel')} value={clientId} />
          {ADDRESSES.map((name) => (
            <CopyValue
              key={name}
              label={t(`adminLms.${name}`)}
              value={platform[name]}
              note={
                isElsewhere(platform[name], issuer) && (
                  <span className="admin-lms-elsewhere">{t('adminLms.elsewhere')}</span>
                )
              }
            />
          ))}
          {tokenAudience && <CopyValue label={t('adminLms.tokenAudience')} value={tokenAudience} />}
          {platform.productFamily && (
            <CopyValue label={t('adminLms.productFamily')} value={platform.productFamily} />
          )}
        </dl>
        <Button size="sm" icon={editIcon} onClick={() => setEditing(true)}>
          {t('adminLms.edit')}
        </Button>
        <EditDialog platform={platform} open={isEditing} onClose={() => setEditing(false)} />
      </section>
      <ConnectionTest platform={platform} />
      <DeploymentsEditor platform={platform} />
      <FrameOriginsEditor platform={platform} />
      <ManagePlatform platform={platform} />
    </div>
  )
}

/** Approves a self-registered platform; stops an active one. */
function Approval({ platform }: { platform: Platform }) {
  const t = useMessages(adminLmsMessages)
  const errorText = useErrorText()
  const update = useUpdatePlatform(platform.id)
  const state = platformState(platform)
  const isActive = state === 'active'
  const { name } = platform
  const change = () =>
    update.mutate(
      { isActive: !isActive, updatedAt: platform.updatedAt },
      {
        onSuccess: () =>
          void toasts.success(
            t(isActive ? 'adminLms.stoppedToast' : 'adminLms.approved', { name }),
          ),
        onError: (error) => void toasts.error(errorText(toApiError(error))),
      },
    )
  return (
    <div className="admin-lms-approval">
      {state === 'waiting' && <p>{t('adminLms.waitingNote')}</p>}
      <Button
        variant={state === 'waiting' ? 'primary' : 'default'}
        size={state === 'waiting' ? 'md' : 'sm'}
        busy={update.isPending}
        onClick={change}
      >
        {t(
          isActive ? 'adminLms.stop' : state === 'waiting' ? 'adminLms.approve' : 'adminLms.start',
        )}
      </Button>
    </div>
  )
}
