import { Button, InlineError } from '@pathquest/ui'
import { refreshIcon } from '@pathquest/ui/art/icons'
import {
  Component,
  type ErrorInfo,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useWebMessages, type WebMessageKey } from '../messages'
import { type UpdateState, useUpdate } from './UpdateNotice'

interface State {
  failed: boolean
}

/** A page that breaks leaves the rest of the app standing. Give it the path as its key. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    return this.state.failed ? <BrokenPage /> : this.props.children
  }
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const SAID = {
  none: 'app.unexpected',
  asking: 'app.unreachable',
  updated: 'app.updated',
} as const satisfies Record<UpdateState, WebMessageKey>

/** A part of the app that did not come: reloading without a network would lose the page as well. */
function BrokenPage() {
  const t = useWebMessages()
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  const [wasOffline] = useState(!isOnline)
  const update = useUpdate()
  // What broke for want of a network has nothing to lose, and comes back with it.
  useEffect(() => {
    if (wasOffline && isOnline) window.location.reload()
  }, [wasOffline, isOnline])
  return (
    <div className="pq-page pq-page-narrow app-broken">
      <InlineError
        action={
          <Button
            size="sm"
            icon={refreshIcon}
            disabled={!isOnline || update === 'asking'}
            onClick={() => window.location.reload()}
          >
            {t('app.reload')}
          </Button>
        }
      >
        {t(isOnline ? SAID[update] : 'app.offline')}
      </InlineError>
    </div>
  )
}
