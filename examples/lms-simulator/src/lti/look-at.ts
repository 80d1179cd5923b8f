import type { Link } from '../rows'
import { known, type State } from '../state'

const PATIENCE_MS = 5_000

/**
 * As Moodle does whenever an activity is saved: it gets the launch address, to see whether that
 * describes a tool. Whatever comes back changes nothing but what is remembered of it.
 */
export async function lookAt(state: State, links: readonly Link[]) {
  for (const link of links) {
    const url = link.url ?? known(state.tools, link.clientId).targetLinkUrl
    const options = { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) } as const
    const outcome = await fetch(url, options).then(
      async (answer) => {
        await answer.text()
        return answer.status
      },
      (error: Error) => error.message,
    )
    state.looks.push({ url, outcome })
  }
}
