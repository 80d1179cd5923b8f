import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startLanguage } from '../messages/language'
import { watchForUpdate } from '../shell/UpdateNotice'
import { JoinPage } from './JoinPage'
import { leadToApp, prefetchApp } from './open-app'

async function start(root: Element) {
  watchForUpdate()
  await startLanguage()
  leadToApp(
    hydrateRoot(
      root,
      <StrictMode>
        <JoinPage />
      </StrictMode>,
    ),
  )

  // Whoever has a code is in the game soon.
  if (new URLSearchParams(window.location.search).has('code')) prefetchApp()
  else document.addEventListener('input', prefetchApp, { once: true })
  // Its bytes would come between the student and the script; until then the texts are in another font.
  void import('../fonts.css')
}

const root = document.getElementById('app')
// Without it the words for older browsers stand in its place; see ../main.tsx.
if (root) void start(root)
