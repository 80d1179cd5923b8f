/** `@pathquest/sdk/provider` */

export type { Message, MessageTable, PluralMessage } from '@pathquest/ui/messages/translate'
export { useApi } from '../api/api-context'
export { type PlayerSeat, useLiveGame, usePlayerGame } from '../live/use-live-game'
export { PathquestProvider, type PathquestProviderProps } from './PathquestProvider'
