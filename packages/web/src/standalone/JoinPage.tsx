import { JoinGame } from '../pages/join-game/JoinGame'
import { AppShell } from '../shell/AppShell'

/** /join-game with the app's header and sections. */
export function JoinPage({ query }: { query: string }) {
  return (
    <AppShell>
      <JoinGame query={query} />
    </AppShell>
  )
}
