import '../fonts.css'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../messages/language'
import { watchForUpdate } from '../shell/UpdateNotice'
import { placeAt, startAt } from './navigation'
import './PlayerPage'
import { StandaloneTree } from './StandaloneApp'

/** /game/{id}: a player's page, or the app where no seat is stored, as for the host. */
async function start(element: Element) {
  watchForUpdate()
  await startLanguage()
  startAt(await placeAt(window.location), (first) => {
    const root = createRoot(element)
    if (first) root.render(<StandaloneTree first={first} />)
    return root
  })
}

const root = document.getElementById('app')
// Without it the notice for unsupported browsers is shown instead; see ../main.tsx.
if (root) void start(root)
