import { copyText, IconButton } from '@pathquest/ui'
import { copyIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { toasts } from '../../shell/toasts'

export interface CopyValueProps {
  label: string
  value: string
  note?: ReactNode
}

/** One value of a list, with a button that copies it. */
export function CopyValue({ label, value, note }: CopyValueProps) {
  const t = useMessages(adminLmsMessages)
  const copy = async (button: HTMLElement) => {
    if (await copyText(value, button)) toasts.success(t('adminLms.copied'))
    else toasts.error(t('adminLms.copyFailed'))
  }
  return (
    <div className="admin-lms-value">
      <dt>{label}</dt>
      <dd>
        <code className="admin-lms-copied">{value}</code>
        <IconButton
          icon={copyIcon}
          label={t('adminLms.copyNamed', { name: label })}
          onClick={(event) => void copy(event.currentTarget)}
        />
        {note}
      </dd>
    </div>
  )
}
