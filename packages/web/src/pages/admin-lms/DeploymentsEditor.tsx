import type { LtiBinding } from '@pathquest/core/lti/activity-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, IconButton, Select, TextField, useConfirm } from '@pathquest/ui'
import { closeIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import {
  type Platform,
  useBindDeployment,
  useUnbindDeployment,
  useUpdatePlatform,
} from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

const BINDINGS = ['first_launch', 'by_hand'] as const

/** Which deployments may launch, and how new ones are added. */
export function DeploymentsEditor({ platform }: { platform: Platform }) {
  const t = useMessages(adminLmsMessages)
  const errorText = useErrorText()
  const update = useUpdatePlatform(platform.id)
  const bind = useBindDeployment(platform.id)
  const unbind = useUnbindDeployment(platform.id)
  const [confirm, question] = useConfirm()
  const [id, setId] = useState('')
  const onError = (error: Error) => void toasts.error(errorText(toApiError(error)))

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (id.trim() !== '') bind.mutate(id.trim(), { onSuccess: () => setId(''), onError })
  }
  const remove = async (deploymentId: string) => {
    const isSure = await confirm({
      title: t('adminLms.unbindTitle'),
      text: t(platform.binding === 'by_hand' ? 'adminLms.unbindText' : 'adminLms.unbindTextFirst', {
        id: deploymentId,
      }),
      confirmLabel: t('adminLms.unbindConfirm'),
      cancelLabel: t('adminLms.cancel'),
      closeLabel: t('adminLms.close'),
    })
    if (isSure) unbind.mutate(deploymentId, { onError })
  }

  return (
    <section>
      <h3>{t('adminLms.deployments')}</h3>
      {platform.deployments.length === 0 ? (
        <p className="pq-muted">{t('adminLms.noDeployments')}</p>
      ) : (
        <ul className="admin-lms-deployments">
          {platform.deployments.map(({ deploymentId }) => (
            <li key={deploymentId}>
              <code>{deploymentId}</code>
              <IconButton
                icon={closeIcon}
                label={t('adminLms.unbind', { id: deploymentId })}
                disabled={unbind.isPending}
                onClick={() => void remove(deploymentId)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="admin-lms-fields">
        <Select
          label={t('adminLms.binding')}
          value={platform.binding}
          disabled={update.isPending}
          options={BINDINGS.map((value) => ({ value, label: t(`adminLms.${value}`) }))}
          onChange={(binding) =>
            update.mutate(
              { binding: binding as LtiBinding, updatedAt: platform.updatedAt },
              { onError },
            )
          }
        />
        <form className="admin-lms-inline" onSubmit={add}>
          <TextField
            label={t('adminLms.deploymentId')}
            value={id}
            maxLength={255}
            autoComplete="off"
            spellCheck={false}
            onChange={setId}
          />
          <Button type="submit" busy={bind.isPending}>
            {t('adminLms.bind')}
          </Button>
        </form>
      </div>
      {question}
    </section>
  )
}
