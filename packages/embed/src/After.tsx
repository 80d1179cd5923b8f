import { Later } from './Later'
import type { AfterProps } from './seat'

const loadGame = () => import('./Game')

/** The game, fetched once somebody has joined. */
export const After = (props: AfterProps) => (
  <Later {...props} load={loadGame} sheet="game-player">
    {({ Game }) => <Game {...props} />}
  </Later>
)
