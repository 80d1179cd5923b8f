import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './Button'

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
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  // Leaving the tree while open would keep the page inert in some browsers.
  useEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      ref={dialog}
      className="pq-dialog"
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
        <>
          <div className="pq-dialog-head">
            <h2 className="pq-dialog-title" id={titleId}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className="pq-dialog-body">{children}</div>
          {foot && <div className="pq-dialog-foot">{foot}</div>}
        </>
      )}
    </dialog>
  )
}
