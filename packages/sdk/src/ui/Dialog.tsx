import { type ReactNode, useId } from 'react'
import { closeIcon } from '../art/icons'
import { IconButton } from './Button'
import { useModal } from './use-modal'

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full'

export interface DialogProps {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  size?: DialogSize
  foot?: ReactNode
  children?: ReactNode
}

/**
 * A native modal dialog: it traps and returns focus, closes on Escape and on a click outside.
 * Its content is mounted only while it is open.
 */
export function Dialog({
  open,
  title,
  closeLabel,
  onClose,
  size = 'md',
  foot,
  children,
}: DialogProps) {
  const modal = useModal(open, onClose)
  const titleId = useId()
  return (
    <dialog {...modal} className="pq-dialog" data-size={size} aria-labelledby={titleId}>
      {open && (
        <>
          <div className="pq-dialog-head">
            <h2 className="pq-dialog-title" id={titleId}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
          </div>
          <div className="pq-dialog-body">{children}</div>
          {foot && <div className="pq-dialog-foot">{foot}</div>}
        </>
      )}
    </dialog>
  )
}
