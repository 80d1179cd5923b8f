import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { basenameOf } from './basename'
import { LanguageProvider, startLanguage } from './messages/language'
import { loadModeTexts } from './modes/mode-texts'
import { startVisit, takeHandoverCode } from './session/visit'
import { LoadingScreen } from './shell/AppShell'
import { PageErrorBoundary } from './shell/PageErrorBoundary'
import { watchHistory } from './shell/steps'
import { watchForUpdate } from './shell/UpdateNotice'

const CourseApp = lazy(() =>
  import('./pages/course/CourseApp').then((m) => ({ default: m.CourseApp })),
)

async function start(root: Element) {
  watchForUpdate()
  watchHistory()
  const basename = basenameOf(window.location.pathname)
  // Before the first paint: the launch code is removed from the URL and exchanged.
  const visit = basename === '/play' ? startVisit(takeHandoverCode()) : null
  await loadModeTexts()
  await startLanguage()
  createRoot(root).render(
    <StrictMode>
      {visit ? (
        <LanguageProvider>
          <PageErrorBoundary>
            <Suspense fallback={<LoadingScreen />}>
              <CourseApp basename={basename} visit={visit} />
            </Suspense>
          </PageErrorBoundary>
        </LanguageProvider>
      ) : (
        <App basename={basename} />
      )}
    </StrictMode>,
  )
}

const root = document.getElementById('app')
// Without it the notice for unsupported browsers is shown instead. No top-level await: importers of
// this file would wait, and Safari below 17 has a bug with that.
if (root) void start(root)
