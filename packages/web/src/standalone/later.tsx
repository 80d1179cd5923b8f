import type { SessionSummary } from '@pathquest/core/contracts'
import type { PlayerView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '../api/query-client'
import { prefetchCareer } from '../pages/game/CareerInGame'
import { LookBack as AppLookBack, NextActions } from '../pages/game/LookBack'
import { ReportQuestion as AppReportQuestion } from '../pages/game/ReportQuestion'

export { CareerInGame } from '../pages/game/CareerInGame'

// What a result offers to open comes with the question.
void prefetchCareer()

/** What a player's page needs from the first closed question on: parts of the app with queries. */
const queryClient = createQueryClient()

const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

export const ReportQuestion = (props: { sessionId: string; questionId: string }) => (
  <WithQueries>
    <AppReportQuestion {...props} />
  </WithQueries>
)

interface LookBackProps {
  game: LiveGame<PlayerView>
  session: SessionSummary
}

export const LookBack = ({ game, session }: LookBackProps) => (
  <WithQueries>
    <AppLookBack game={game} sessionId={session.id} wasOver={session.status === 'completed'}>
      <NextActions />
    </AppLookBack>
  </WithQueries>
)
