import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'

export interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: () => void
  onClick: (event: MouseEvent) => void
}

/**
 * What makes a `<dialog>` modal: it traps and returns focus, closes on Escape and on a click outside.
 * @example <dialog {...useModal(open, onClose)}>…</dialog>
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  // Leaving the tree while open would keep the page inert in some browsers.
  useEffect(() => {
    const element = ref.current
    return () => element?.close()
  }, [])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    onClose: () => {
      if (open) onClose()
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
