import '@pathquest/sdk/styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App'
import { readRequested } from './requested'

declare global {
  interface Window {
    /** The widgets' events, in order. */
    told: { name: string; detail: unknown }[]
    unmount: () => void
  }
}

window.told = []
const tell = (name: string, detail?: unknown) => {
  window.told.push({ name, detail })
}
const requested = readRequested(location.search)
if (requested.faulty) {
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    tell('fault', String(event.reason))
  })
}
const app = <App requested={requested} tell={tell} />
const container = document.getElementById('app') as HTMLElement

if (container.firstElementChild) {
  const root = hydrateRoot(container, app, {
    onRecoverableError: (error) => tell('mismatch', String(error)),
  })
  window.unmount = () => root.unmount()
} else {
  const root = createRoot(container)
  root.render(app)
  window.unmount = () => root.unmount()
}
