/** What a shared leaderboard fetches where it is needed: all about everybody, teams, no more shared. */
export { FullRow } from './FullRow'
export { RevokedBoard } from './RevokedBoard'
export { TeamFrame } from './TeamFrame'
