// For the server, which completes careers.html with it.
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { AppFrame, AppPages } from '../app/App'
import { startMarkup } from '../messages/language'
import { LANGUAGES } from '../messages/languages'
import { CareersPage } from '../pages/careers/CareersPage'
import { type FirstCareers, FirstCareersProvider } from '../pages/careers/first-careers'

const loaded = { '/careers': CareersPage }

/** The markup of /careers with its first careers, as `careers.tsx` hydrates it. */
export async function careersMarkup(first: FirstCareers): Promise<string> {
  const translations = await LANGUAGES[first.language].load()
  // From here on nothing is awaited: another language may be rendered next.
  startMarkup(first.language, translations)
  return renderToString(
    <StrictMode>
      <FirstCareersProvider value={first}>
        <AppFrame>
          <StaticRouter location="/careers">
            <AppPages loaded={loaded} />
          </StaticRouter>
        </AppFrame>
      </FirstCareersProvider>
    </StrictMode>,
  )
}
