import type { IconDrawing } from '@pathquest/ui/art/Icon'
import { closeIcon } from '@pathquest/ui/art/icons'
import { IconButton } from '@pathquest/ui/Button'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWebMessages } from '../messages'

/** Of the button that opens it. A drawing of Lucide (ISC licence), 24 units. */
export const menuIcon: IconDrawing = 'M4 5h16M4 12h16M4 19h16'

interface SidePanelProps {
  open: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** The sidebar on small screens: a modal panel that slides in from the left. */
export function SidePanel({ open, onClose, label, children }: SidePanelProps) {
  const t = useWebMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  // On a wide screen the sidebar is shown permanently.
  useEffect(() => {
    if (!open) return
    const wide = window.matchMedia('(min-width: 960px)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [open, onClose])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is handled by the dialog
    <dialog
      ref={dialog}
      className="pq-side-panel"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
        <div className="pq-side-panel-inner">
          <div className="pq-side-panel-head">
            <IconButton icon={closeIcon} label={t('app.close')} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
