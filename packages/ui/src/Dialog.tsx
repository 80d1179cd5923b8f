import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { closeIcon } from './art/icons'
import { IconButton } from './Button'
import { useBeforePaint } from './hooks/use-before-paint'
import { useScrollStop } from './hooks/use-scroll-stop'

export interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: () => void
  onClick: (event: MouseEvent) => void
}

/**
 * Makes a `<dialog>` modal: it traps and returns focus, closes on Escape and on a click outside. An
 * element with `data-autofocus` in it gets the focus first.
 * @example <dialog {...useModal(open, onClose)}>…</dialog>
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      // Not React's `autoFocus`, which runs before that: in WebKit the focus is lost then.
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open && element.open) element.close()
  }, [open])
  // Before it is unmounted: otherwise Firefox does not return the focus, and the page would stay
  // inert in some browsers.
  useBeforePaint(() => {
    const element = ref.current
    return () => element?.close()
  }, [])
  return {
    ref,
    onCancel: (event) => {
      // Not from a nested dialog, nor from a file picker that was cancelled: React lets both
      // bubble.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: () => {
      // The event arrives a task later: by then it may have been opened again.
      if (open && !ref.current?.open) onClose()
    },
    onClick: (event) => {
      // The second click of the double tap that opened it is not a click outside.
      if (event.target === event.currentTarget && event.detail < 2) onClose()
    },
  }
}

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full'

export interface DialogProps {
  open: boolean
  title: string
  /** Where the title is in another language than the dialog. */
  titleLang?: string
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
  titleLang,
  closeLabel,
  onClose,
  size = 'md',
  foot,
  children,
}: DialogProps) {
  const modal = useModal(open, onClose)
  const titleId = useId()
  const body = useRef<HTMLDivElement>(null)
  const isStop = useScrollStop(body, open)
  return (
    <dialog {...modal} className="pq-dialog" data-size={size} aria-labelledby={titleId}>
      {open && (
        <>
          <div className="pq-dialog-head">
            <h2 className="pq-dialog-title" id={titleId} lang={titleLang}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
          </div>
          <div
            ref={body}
            className="pq-dialog-body"
            {...(isStop && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
          >
            {children}
          </div>
          {foot && <div className="pq-dialog-foot">{foot}</div>}
        </>
      )}
    </dialog>
  )
}
