import { renderToString } from 'react-dom/server'
import { App } from './App'
import type { Wish } from './wish'

/** The page's markup, as a server would send it. */
export const markupOf = (wish: Wish): string => renderToString(<App wish={wish} tell={() => {}} />)
