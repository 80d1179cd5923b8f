import { allowLeaving } from '@pathquest/sdk/live/use-leave-warning'
import { Icon } from '@pathquest/ui/art/Icon'
import { refreshIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { useSyncExternalStore } from 'react'
import { useWebMessages } from '../messages'

const ASK_AGAIN_MS = 2_000

/** `asking`: the server has not answered yet; reloading now would lose the page. */
export type UpdateState = 'none' | 'asking' | 'updated'

const listeners = new Set<() => void>()
let state: UpdateState = 'none'
/** The URL this page was loaded from: not every URL serves the app. */
let loadedFrom = '/'

/**
 * A chunk fails to load either for a network error or because of an upgrade: this page is outdated
 * if the server's page references another script.
 */
export function watchForUpdate(): void {
  loadedFrom = window.location.pathname
  window.addEventListener('vite:preloadError', () => void findOut())
}

async function findOut(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!entry || state !== 'none') return
  set('asking')
  let page = await currentPage()
  while (page === null) {
    await new Promise((done) => setTimeout(done, ASK_AGAIN_MS))
    page = await currentPage()
  }
  set(page.includes(new URL(entry.src).pathname) ? 'none' : 'updated')
}

/** null if there is no response. */
const currentPage = () =>
  fetch(loadedFrom, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )

function set(next: UpdateState): void {
  state = next
  for (const listener of listeners) listener()
}

const currentState = () => state

/** Whether a chunk of this page is gone, because the product was updated. */
export const useUpdate = () => useSyncExternalStore(subscribe, currentState, currentState)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Above the page, which stays as it is: the user decides when to reload. */
export function UpdateNotice() {
  const t = useWebMessages()
  const isUpdated = useUpdate() === 'updated'
  return (
    <div role="status" className="app-update">
      {isUpdated && (
        <p className="pq-live-banner" data-tone="info">
          <Icon icon={refreshIcon} />
          {t('app.updated')}
          <Button
            size="sm"
            onClick={() => {
              allowLeaving()
              window.location.reload()
            }}
          >
            {t('app.reload')}
          </Button>
        </p>
      )}
    </div>
  )
}
