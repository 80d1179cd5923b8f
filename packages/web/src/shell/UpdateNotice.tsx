import { letPageGo } from '@pathquest/sdk/live/use-held-page'
import { Button } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { refreshIcon } from '@pathquest/ui/art/icons'
import { useSyncExternalStore } from 'react'
import { useWebMessages } from '../messages'

const ASK_AGAIN_MS = 2_000

/** `asking`: the server has not answered yet; reloading now would lose the page. */
export type UpdateState = 'none' | 'asking' | 'updated'

const listeners = new Set<() => void>()
let state: UpdateState = 'none'
/** Where this page came from: not every address has the app's. */
let loadedFrom = '/'

/**
 * A part that does not come is either a hiccup of the network or gone with an upgrade: this page is
 * of a former version when the server's page starts another script.
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

/** null while nobody answers. */
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

/** Whether a part of this page is gone, since the product was updated. */
export const useUpdate = () => useSyncExternalStore(subscribe, currentState, currentState)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Above whatever the page shows, which stays as it is: only who reads it decides when to reload. */
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
              letPageGo()
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
