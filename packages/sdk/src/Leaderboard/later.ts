/** What a shared leaderboard fetches once its rows stand: all about everybody, teams, gliding rows, no more shared. */
export { FullRow } from './FullRow'
export { RevokedBoard } from './RevokedBoard'
export { RowSwap } from './RowSwap'
export { TeamFrame } from './TeamFrame'
