import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startLanguage } from '../messages/language'
import { watchForUpdate } from '../shell/UpdateNotice'
import { JoinPage } from './JoinPage'
import { prefetchApp, setAppRoot } from './open-app'

async function start(root: Element) {
  watchForUpdate()
  await startLanguage()
  setAppRoot(
    hydrateRoot(
      root,
      <StrictMode>
        <JoinPage />
      </StrictMode>,
    ),
  )

  // A student with a code is in the game soon.
  if (new URLSearchParams(window.location.search).has('code')) prefetchApp()
  else document.addEventListener('input', prefetchApp, { once: true })
  // Fonts would delay the script; until they load, the texts use a fallback.
  void import('../fonts.css')
}

const root = document.getElementById('app')
// Without it the notice for unsupported browsers is shown instead; see ../main.tsx.
if (root) void start(root)
