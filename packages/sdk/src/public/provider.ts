/** `@pathquest/sdk/provider` */
export type { Message, MessageTable, PluralMessage } from '../messages/translate'
export { PathquestProvider, type PathquestProviderProps, useApi } from '../PathquestProvider'
export { useLiveGame } from '../use-live-game'
export { type PlayerSeat, usePlayerGame } from '../use-player-game'
