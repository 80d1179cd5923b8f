/** `@pathquest/sdk/provider` */
export type { Message, MessageTable, PluralMessage } from '../messages/translate'
export { PathquestProvider, type PathquestProviderProps, useApi } from '../PathquestProvider'
