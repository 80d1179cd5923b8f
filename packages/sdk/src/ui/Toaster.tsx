import { useSyncExternalStore } from 'react'
import { Icon } from '../art/Icon'
import { closeIcon, errorIcon, infoIcon, successIcon, warningIcon } from '../art/icons'
import type { ToastStore } from './toast-store'

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
        <button
          key={toast.id}
          type="button"
          className="pq-toast"
          data-kind={toast.kind}
          onClick={() => {
            store.close(toast.id)
            // Neither leave nor blur comes from an element that is gone.
            store.resume()
          }}
        >
          <Icon icon={KIND_ICONS[toast.kind]} />
          <span>{toast.message}</span>
          <span className="pq-hidden">{closeLabel}</span>
          <Icon icon={closeIcon} />
        </button>
      ))}
    </section>
  )
}
