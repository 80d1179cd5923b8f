import { type PlainKey, useMessages } from '@pathquest/ui/messages'
import { shellMessages } from './en/shell'

/** A text of the frame without parameters: titles, navigation entries. */
export type WebMessageKey = PlainKey<typeof shellMessages>

/** The texts of the app's frame. A page imports its own English table: `en/<page>.ts`. */
export const useWebMessages = () => useMessages(shellMessages)
