import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../fonts.css'
import { startLanguage } from '../messages/language'
import { watchForUpdate } from '../shell/UpdateNotice'
import { startAt } from './navigation'
import './PlayerPage'
import { StandaloneApp } from './StandaloneApp'

/** /game/{id}: a player's page, or the app where no seat is stored, as for the host. */
async function start(element: Element) {
  watchForUpdate()
  await startLanguage()
  await startAt(window.location, (first) => {
    const root = createRoot(element)
    if (first)
      root.render(
        <StrictMode>
          <StandaloneApp first={first} />
        </StrictMode>,
      )
    return root
  })
}

const root = document.getElementById('app')
// Without it the notice for unsupported browsers is shown instead; see ../main.tsx.
if (root) void start(root)
