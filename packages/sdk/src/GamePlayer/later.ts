/** All stages of a game after its lobby, fetched while that stands, or at once where they are needed. */
export { ConnectionBanner } from '../game/ConnectionBanner'
export { LeaveDialog } from './LeaveDialog'
export { PlayerNotice } from './PlayerNotice'
export { PlayerRefusal } from './PlayerRefusal'
export { PlayerResults } from './PlayerResults'
export { PlayerRounds } from './PlayerRounds'
