import { hydrateRoot } from 'react-dom/client'
import { startLanguage } from '../messages/language'
import { watchForUpdate } from '../shell/UpdateNotice'
import { JoinPage } from './JoinPage'
import { prefetchPlayer, startAt } from './navigation'
import { StandaloneTree } from './StandaloneApp'

/** As the build prerenders it and the page hydrates it: they must be the same. */
export const tree = <StandaloneTree first={{ page: 'join', Join: JoinPage, query: '' }} />

async function start(root: Element) {
  watchForUpdate()
  await startLanguage()
  const query = window.location.search
  startAt({ page: 'join', Join: JoinPage, query }, () => hydrateRoot(root, tree))

  // A student with a code is in the game soon.
  if (new URLSearchParams(query).has('code')) prefetchPlayer()
  else document.addEventListener('input', prefetchPlayer, { once: true })
  // Fonts would delay the script; until they load, the texts use a fallback.
  void import('../fonts.css')
}

// Nowhere while it is prerendered. Without #app the notice for unsupported browsers is shown.
const root = typeof document === 'undefined' ? null : document.getElementById('app')
if (root) void start(root)
