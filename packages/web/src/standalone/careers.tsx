import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app/App'
import { currentLanguage, keepMarkup, startLanguage } from '../messages/language'
import { type FirstCareers, FirstCareersProvider } from '../pages/careers/first-careers'
import { watchHistory } from '../shell/steps'
import { watchForUpdate } from '../shell/UpdateNotice'

/** Imported so, nothing of the page comes into the files that the pages of a game share. */
const loadPage = async () => ({
  '/careers': (await import('../pages/careers/CareersPage')).CareersPage,
})

/** The app at /careers, where the server may have rendered the page with its first careers. */
async function start(element: Element) {
  watchForUpdate()
  watchHistory()
  const [loaded] = await Promise.all([
    // The app fetches it again, and says so if that fails, too.
    loadPage().catch(() => undefined),
    startLanguage(),
  ])
  const first = readFirstCareers()
  const tree = (
    <StrictMode>
      <FirstCareersProvider value={first}>
        <App basename="/" loaded={loaded} />
      </FirstCareersProvider>
    </StrictMode>
  )
  // Markup in another language than the reader's is replaced.
  if (loaded && first?.language === currentLanguage()) {
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
