import { hydrateRoot } from 'react-dom/client'
import { startLanguage } from '../messages/language'
import { watchForUpdate } from '../shell/UpdateNotice'
import { joinTree } from './join-tree'
import { prefetchPlayer, startAt } from './navigation'

async function start(root: Element) {
  watchForUpdate()
  await startLanguage()
  await startAt(window.location, () => hydrateRoot(root, joinTree))

  // A student with a code is in the game soon.
  if (new URLSearchParams(window.location.search).has('code')) prefetchPlayer()
  else document.addEventListener('input', prefetchPlayer, { once: true })
  // Fonts would delay the script; until they load, the texts use a fallback.
  void import('../fonts.css')
}

const root = document.getElementById('app')
// Without it the notice for unsupported browsers is shown instead; see ../main.tsx.
if (root) void start(root)
