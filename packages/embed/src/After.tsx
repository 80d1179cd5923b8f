import type { AfterProps } from './Entrance'
import { Later } from './Later'

const loadGame = () => import('./widgets/game-player')

/** The game, fetched once somebody has joined. */
export const After = (props: AfterProps) => (
  <Later {...props} load={loadGame} sheet="game-player">
    {({ Game }) => <Game {...props} />}
  </Later>
)
