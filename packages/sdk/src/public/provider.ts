/** `@pathquest/sdk/provider` */

export { useLiveGame } from '../live/use-live-game'
export { type PlayerSeat, usePlayerGame } from '../live/use-player-game'
export type { Message, MessageTable, PluralMessage } from '../messages/translate'
export { PathquestProvider, type PathquestProviderProps, useApi } from '../PathquestProvider'
