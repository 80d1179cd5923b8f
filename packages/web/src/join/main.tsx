import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startLanguage } from '../app/language'
import { watchForUpdate } from '../app/update'
import { JoinPage } from './JoinPage'
import { leadToApp, prefetchApp } from './open-app'

watchForUpdate()
await startLanguage()
const element = document.getElementById('app')
if (!element) throw new Error('join-game.html has no element #app')
leadToApp(
  hydrateRoot(
    element,
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
