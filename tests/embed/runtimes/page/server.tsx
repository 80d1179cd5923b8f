import { renderToString } from 'react-dom/server'
import { App } from './App'
import type { Requested } from './requested'

/** The page's markup, as a server would send it. */
export const markupOf = (requested: Requested): string =>
  renderToString(<App requested={requested} tell={() => {}} />)
