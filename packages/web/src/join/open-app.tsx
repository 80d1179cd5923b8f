import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'

const loadApp = () =>
  Promise.all([import('../app/App'), import('../pages/game/GamePage')]).then(([{ App }]) => App)

/** So that joining does not wait for it. What fails is asked for again when it is needed. */
export const prefetchApp = () => void loadApp().catch(() => {})

let root: Root | undefined

/** Which tree the app takes the place of. */
export function leadToApp(ofPage: Root): void {
  root = ofPage
}

/** The app takes over at another of its addresses, without loading a page; Back leads here again. */
export async function openApp(to: string, state?: unknown): Promise<void> {
  let App: Awaited<ReturnType<typeof loadApp>>
  try {
    App = await loadApp()
  } catch {
    // The server has the way, also where a part of this version is gone.
    return window.location.assign(to)
  }
  // The form in which the router keeps what goes with a place.
  window.history.pushState({ usr: state }, '', to)
  root?.render(
    <StrictMode>
      <App basename="/" />
    </StrictMode>,
  )
}
