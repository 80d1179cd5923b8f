import { routes } from '../app/routes'
import { JoinGame } from '../pages/join-game/JoinGame'
import { AppShell } from '../shell/AppShell'
import { RoutesProvider } from '../shell/route-table'

/** /join-game with the app's header and sections. */
export function JoinPage({ query }: { query: string }) {
  return (
    <RoutesProvider value={routes}>
      <AppShell>
        <JoinGame query={query} />
      </AppShell>
    </RoutesProvider>
  )
}
