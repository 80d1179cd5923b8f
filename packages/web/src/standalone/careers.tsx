import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app/App'
import { currentLanguage, keepMarkup, startLanguage } from '../messages/language'
import { CareersPage } from '../pages/careers/CareersPage'
import { type FirstCareers, FirstCareersProvider } from '../pages/careers/first-careers'
import { watchHistory } from '../shell/steps'
import { watchForUpdate } from '../shell/UpdateNotice'

const loaded = { '/careers': CareersPage }

/** The app at /careers, where the server may have rendered the page with its first careers. */
async function start(element: Element) {
  watchForUpdate()
  watchHistory()
  await startLanguage()
  const first = readFirstCareers()
  const tree = (
    <StrictMode>
      <FirstCareersProvider value={first}>
        <App basename="/" loaded={loaded} />
      </FirstCareersProvider>
    </StrictMode>
  )
  // Markup in another language than the reader's is replaced.
  if (first?.language === currentLanguage()) {
    keepMarkup()
    hydrateRoot(element, tree)
  } else createRoot(element).render(tree)
  document.documentElement.removeAttribute('data-awaits-texts')
}

function readFirstCareers(): FirstCareers | null {
  const text = document.getElementById('first-careers')?.textContent
  return text ? JSON.parse(text) : null
}

const root = document.getElementById('app')
// Without it the notice for unsupported browsers is shown instead; see ../main.tsx.
if (root) void start(root)
