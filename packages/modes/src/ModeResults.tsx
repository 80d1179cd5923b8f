import type { GameView } from '@pathquest/core/rooms/views'
import { PieceBoundary } from '@pathquest/ui/PieceBoundary'
import type { ReactNode } from 'react'
import type { ResultsPieceProps } from './pieces'
import { useModePiece } from './use-mode-pieces'

export interface ModeResultsProps {
  view: GameView
  careerLink?: ResultsPieceProps['careerLink']
  keepInterests?: ResultsPieceProps['keepInterests']
  /** The common results. */
  children: ReactNode
}

/** The results of a game as its mode draws them; else the common results. */
export function ModeResults({ view, careerLink, keepInterests, children }: ModeResultsProps) {
  const Results = useModePiece(view, 'Results')
  if (!Results) return children
  return (
    <PieceBoundary instead={children}>
      <Results
        view={view}
        summary={view.own}
        ownEnding={view.role === 'player' ? (view.you.ending ?? null) : null}
        careerLink={careerLink}
        keepInterests={keepInterests}
        playerId={view.role === 'player' ? view.you.playerId : null}
      >
        {children}
      </Results>
    </PieceBoundary>
  )
}
