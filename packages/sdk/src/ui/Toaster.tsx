import { useSyncExternalStore } from 'react'
import { Icon } from '../art/Icon'
import type { ToastStore } from './toast-store'

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
          <Icon name={toast.kind} />
          <span>{toast.message}</span>
          <span className="pq-hidden">{closeLabel}</span>
          <Icon name="close" />
        </button>
      ))}
    </section>
  )
}
