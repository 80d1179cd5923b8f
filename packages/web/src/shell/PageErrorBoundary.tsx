import { refreshIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { InlineError } from '@pathquest/ui/InlineError'
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

/** Error boundary for a page; the rest of the app keeps working. Pass the path as key. */
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

const TEXTS = {
  none: 'app.unexpected',
  asking: 'app.unreachable',
  updated: 'app.updated',
} as const satisfies Record<UpdateState, WebMessageKey>

/** A chunk that failed to load: reloading offline would lose the page as well. */
function BrokenPage() {
  const t = useWebMessages()
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  const [wasOffline] = useState(!isOnline)
  const update = useUpdate()
  // A page that failed for lack of a network has nothing to lose, and reloads when it is back.
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
        {t(isOnline ? TEXTS[update] : 'app.offline')}
      </InlineError>
    </div>
  )
}
