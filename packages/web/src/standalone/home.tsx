import { hydrateRoot } from 'react-dom/client'
import { startLanguage } from '../messages/language'
import { watchForUpdate } from '../shell/UpdateNotice'
import { HomePage } from './HomePage'
import { startAt } from './navigation'
import { StandaloneTree } from './StandaloneApp'

const first = { page: 'home', Home: HomePage } as const
/** As the build prerenders it and the page hydrates it. */
export const tree = <StandaloneTree first={first} />

async function start(root: Element) {
  watchForUpdate()
  await startLanguage()
  startAt(first, () => hydrateRoot(root, tree))
  void import('../fonts.css')
}

// Nowhere while it is prerendered. Without #app the notice for unsupported browsers is shown.
const root = typeof document === 'undefined' ? null : document.getElementById('app')
if (root) void start(root)
