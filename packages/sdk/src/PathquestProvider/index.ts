/** `@pathquest/sdk/provider` */
export { type PlayerSeat, useLiveGame, usePlayerGame } from '../live/use-live-game'
export type { Message, MessageTable, PluralMessage } from '../messages/translate'
export { useApi } from './api-context'
export { PathquestProvider, type PathquestProviderProps } from './PathquestProvider'
