import { useSyncExternalStore } from 'react'
import { Icon } from './art/Icon'
import { closeIcon, errorIcon, infoIcon, successIcon, warningIcon } from './art/icons'
import type { Toast, ToastStore } from './toast-store'

const KIND_ICONS = {
  success: successIcon,
  error: errorIcon,
  warning: warningIcon,
  info: infoIcon,
}

export interface ToasterProps {
  store: ToastStore
  /** Names the region, for example "Notifications". */
  label: string
  closeLabel: string
}

/** Top right, at the bottom of a phone; a click closes a toast. */
export function Toaster({ store, label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list)
  return (
    <section
      className="pq-toasts"
      aria-label={label}
      aria-live="polite"
      onMouseEnter={store.pause}
      onMouseLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          onClose={() => {
            store.close(toast.id)
            // Removed elements fire neither leave nor blur.
            store.resume()
          }}
        />
      ))}
    </section>
  )
}

interface ToastItemProps extends Pick<ToasterProps, 'closeLabel'> {
  toast: Toast
  onClose: () => void
}

/** One button as a whole; with an action beside its message, two of them. */
function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const { kind, message, action } = toast
  const icon = <Icon icon={KIND_ICONS[kind]} />
  if (action) {
    return (
      <div className="pq-toast" data-kind={kind} data-acts>
        {icon}
        <span>{message}</span>
        <button
          type="button"
          className="pq-toast-action"
          onClick={() => {
            onClose()
            action.onAct()
          }}
        >
          {action.label}
        </button>
        <button type="button" className="pq-toast-close" aria-label={closeLabel} onClick={onClose}>
          <Icon icon={closeIcon} />
        </button>
      </div>
    )
  }
  return (
    <button type="button" className="pq-toast" data-kind={kind} onClick={onClose}>
      {icon}
      <span>{message}</span>
      <span className="pq-hidden">{closeLabel}</span>
      <Icon icon={closeIcon} />
    </button>
  )
}
